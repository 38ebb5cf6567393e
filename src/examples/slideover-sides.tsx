import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Slideover } from '@galley/ui/slideover'

const sides = ['start', 'end', 'top', 'bottom'] as const

export function Example() {
  return sides.map((side) => (
    <Slideover
      key={side}
      side={side}
      trigger={
        <Button variant="outline" color="neutral">
          From the {side}
        </Button>
      }
      title="Keyboard shortcuts"
    >
      <p>Press Escape or click outside the panel to close it.</p>
    </Slideover>
  ))
}
