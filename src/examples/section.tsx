import * as React from 'react'
import { Section } from '@galley/theme/sections/section'

export function Example() {
  return (
    <Section
      title="Made for long walks"
      lead="A day on the trail takes a tenth of the battery."
      more={{ label: 'How it is measured', to: '#props' }}
    >
      <p>The content of the section: text, a grid, a table.</p>
    </Section>
  )
}
