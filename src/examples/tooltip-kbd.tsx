import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Tooltip } from '@galley/ui/tooltip'

export function Example() {
  return (
    <Tooltip text="Copies the page as Markdown" kbd="Ctrl+Shift+C">
      <Button variant="outline" color="neutral" icon="copy">
        Copy page
      </Button>
    </Tooltip>
  )
}
