import * as React from 'react'
import { Button } from '~/components/ui/button'
import { CopyButton } from '~/components/ui/copy-button'
import { Drawer, DrawerClose } from '~/components/ui/drawer'

const address = 'https://galley.example/blog/release-notes'

export function Example() {
  return (
    <Drawer
      trigger={<Button>Share the page</Button>}
      title="Share the page"
      description="Who has the address can read it."
      footer={
        <DrawerClose>
          <Button variant="outline" color="neutral">
            Done
          </Button>
        </DrawerClose>
      }
    >
      <div style={{ alignItems: 'center', display: 'flex', gap: '0.75rem' }}>
        <code style={{ overflowWrap: 'anywhere' }}>{address}</code>
        <CopyButton getText={() => address} label="Copy the address" />
      </div>
    </Drawer>
  )
}
