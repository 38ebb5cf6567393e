import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { Collapsible, CollapsibleContent } from '@galley/ui/collapsible'

export function Example() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Collapsible open={isOpen} style={{ flex: '0 1 24rem' }}>
      <Button variant="outline" color="neutral" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the colophon' : 'Show the colophon'}
      </Button>
      <CollapsibleContent style={{ marginTop: '1rem' }}>Set in Newsreader and Geist.</CollapsibleContent>
    </Collapsible>
  )
}
