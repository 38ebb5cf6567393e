import * as React from 'react'
import type { ReactNode } from 'react'
import { Carousel } from '@galley/ui/carousel'

interface ScreenSetProps {
  screens: readonly ReactNode[]
  /** The first screen. The page shows only this screen until the code has loaded. */
  children: ReactNode
}

/** Shows several screenshots as a carousel that takes the space of one. */
export function ScreenSet({ screens }: ScreenSetProps) {
  return <Carousel label="Screenshots">{screens}</Carousel>
}
