import * as React from 'react'
import { Feature, FeatureGrid } from '@galley/theme/sections/feature-grid'

export function Example() {
  return (
    <FeatureGrid>
      <Feature icon="moon" title="Readable at night">
        The map turns dark with the sky.
      </Feature>
      <Feature icon="folder" title="All of it on the device">
        A region is one download. Nothing is asked for on the way.
      </Feature>
      <Feature icon="link" title="Shared in one link">
        Send the tour; the other telephone has the same map.
      </Feature>
      <Feature icon="rotate-cw" title="Kept up to date">
        Closed paths show on the day they are reported.
      </Feature>
    </FeatureGrid>
  )
}
