import * as React from 'react'
import { PageHero } from '@galley/theme/sections/page-hero'
import { Button } from '@galley/ui/button'

export function Example() {
  return (
    <PageHero
      as="h2"
      title="Trailhead for clubs"
      description="One map for all members, kept up to date by the walkers."
    >
      <Button to="#props">Get started</Button>
      <Button to="#good-to-know" variant="outline" color="neutral">
        See the prices
      </Button>
    </PageHero>
  )
}
