import * as React from 'react'
import { Button } from '@galley/ui/button'

const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'] as const

export function Example() {
  return colors.map((color) => (
    <Button key={color} color={color}>
      {color}
    </Button>
  ))
}
