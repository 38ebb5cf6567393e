import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '@galley/ui/popover'

export function Example() {
  return (
    <Popover>
      <PopoverTrigger>
        <Button variant="outline" color="neutral" trailingIcon="chevron-down">
          What is a draft?
        </Button>
      </PopoverTrigger>
      <PopoverContent arrow>
        <p style={{ marginBottom: '0.75rem' }}>
          A page with <code>draft: true</code>. You see it while you develop; no production build has it.
        </p>
        <PopoverClose>
          <Button size="sm">Understood</Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  )
}
