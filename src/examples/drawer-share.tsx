import * as React from 'react'
import { Button } from '@galley/ui/button'
import { CopyButton } from '@galley/ui/copy-button'
import { Drawer, DrawerClose } from '@galley/ui/drawer'

const url = 'https://galley.example/blog/release-notes'

export function Example() {
  return (
    <Drawer
      trigger={<Button>Share the page</Button>}
      title="Share the page"
      description="Everybody with the link can read it."
      footer={
        <DrawerClose>
          <Button variant="outline" color="neutral">
            Done
          </Button>
        </DrawerClose>
      }
    >
      <div style={{ alignItems: 'center', display: 'flex', gap: '0.75rem' }}>
        <code style={{ overflowWrap: 'anywhere' }}>{url}</code>
        <CopyButton text={url} label="Copy the link" />
      </div>
    </Drawer>
  )
}
