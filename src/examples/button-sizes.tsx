import * as React from 'react'
import { Button } from '@galley/ui/button'

const sizes = ['xs', 'sm', 'md', 'lg'] as const

export function Example() {
  return sizes.map((size) => (
    <React.Fragment key={size}>
      <Button size={size} icon="pencil">
        Edit
      </Button>
      <Button size={size} icon="copy" variant="outline" color="neutral" aria-label="Copy" />
    </React.Fragment>
  ))
}
