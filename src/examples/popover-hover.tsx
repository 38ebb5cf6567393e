import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Link } from '@galley/ui/link'
import { Popover, PopoverContent, PopoverTrigger } from '@galley/ui/popover'

export function Example() {
  return (
    <Popover mode="hover">
      <PopoverTrigger>
        <Button variant="ghost" color="neutral" icon="file-text">
          Files
        </Button>
      </PopoverTrigger>
      <PopoverContent side="end" align="start">
        <Link to="/docs/files/markdown">Markdown</Link>
        <br />
        <Link to="/docs/files/mdx">MDX</Link>
      </PopoverContent>
    </Popover>
  )
}
