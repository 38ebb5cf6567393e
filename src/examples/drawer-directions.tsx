import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Drawer } from '@galley/ui/drawer'

const directions = ['bottom', 'top', 'start', 'end'] as const

export function Example() {
  return directions.map((direction) => (
    <Drawer
      key={direction}
      direction={direction}
      trigger={
        <Button variant="outline" color="neutral">
          At the {direction}
        </Button>
      }
      title="Table of figures"
    >
      <p>Pull this drawer to its edge to close it.</p>
    </Drawer>
  ))
}
