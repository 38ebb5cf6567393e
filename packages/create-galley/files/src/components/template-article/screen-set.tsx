import * as React from 'react'
import type { ReactNode } from 'react'
import { Carousel } from '@galley/ui/carousel'

interface ScreenSetProps {
  screens: readonly ReactNode[]
  /** The first screen, visible alone until the code has loaded. */
  children: ReactNode
}

/** Several screenshots in the room of one. */
export function ScreenSet({ screens }: ScreenSetProps) {
  return <Carousel label="Screenshots">{screens}</Carousel>
}
