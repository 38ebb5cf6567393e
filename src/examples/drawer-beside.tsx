import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { Drawer } from '@galley/ui/drawer'

export function Example() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Drawer
        modal={false}
        direction="end"
        trigger={
          <Button variant="outline" color="neutral">
            Open the notes
          </Button>
        }
        title="Notes"
      >
        <p>{count === 0 ? 'Nothing noted yet.' : `${count} noted.`} The page beside stays in use.</p>
      </Drawer>
      <Button onClick={() => setCount(count + 1)}>Note something</Button>
    </>
  )
}
