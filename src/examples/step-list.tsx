import * as React from 'react'
import { StepItem, StepList } from '@galley/theme/sections/step-list'

export function Example() {
  return (
    <StepList>
      <StepItem title="Get the map" text="Choose a region. It is on the device after a minute.">
        <pre>
          <code>trailhead get alps</code>
        </pre>
      </StepItem>
      <StepItem title="Plan the tour" text="Name the places. The way between them is found without a network.">
        <pre>
          <code>trailhead plan hut lake summit</code>
        </pre>
      </StepItem>
    </StepList>
  )
}
