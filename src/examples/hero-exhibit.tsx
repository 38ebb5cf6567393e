import * as React from 'react'
import { Hero } from '@galley/theme/sections/hero'
import { Input } from '@galley/ui/input'

export function Example() {
  return (
    <Hero
      as="h2"
      title="Ask the map."
      lead="Type a place, and see the way there."
      primary={{ label: 'Get started', to: '#props' }}
    >
      <Input type="search" icon="search" aria-label="Place" placeholder="A hut, a lake, a summit" />
    </Hero>
  )
}
