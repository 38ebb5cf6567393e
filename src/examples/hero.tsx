import * as React from 'react'
import { Hero } from '@galley/theme/sections/hero'

export function Example() {
  return (
    <Hero
      as="h2"
      title="Maps that work without a signal."
      lead="Trailhead keeps the map, the weather and the way back on your telephone."
      primary={{ label: 'Get started', to: '#props' }}
      secondary={{ label: 'See the prices', to: '#good-to-know' }}
      note="For Android and iOS. No account needed."
    />
  )
}
