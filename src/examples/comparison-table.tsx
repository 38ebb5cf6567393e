import * as React from 'react'
import { ComparisonTable } from '@galley/theme/sections/comparison-table'

export function Example() {
  return (
    <ComparisonTable
      caption="Trailhead beside a paper map and a map in the browser"
      products={['Trailhead', 'Paper map', 'Map in the browser']}
      rows={[
        { topic: 'Without a signal', answers: ['Works', 'Works', 'Does not open'] },
        { topic: 'Closed paths', answers: ['Shown on the day', 'With the next edition', 'Shown on the day'] },
        { topic: 'Weight', answers: ['None', '80 g a region', 'None'] },
      ]}
      note="Measured in the Alps, in July 2026."
    />
  )
}
