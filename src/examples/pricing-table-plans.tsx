import * as React from 'react'
import { PricingTable } from '@galley/ui/pricing-table'

export function Example() {
  return (
    <PricingTable
      style={{ width: '100%' }}
      plans={[{ title: 'Personal' }, { title: 'Team', highlight: true }, { title: 'Company' }]}
      groups={[
        {
          title: 'Content',
          features: [
            { title: 'Typed collections', values: [true, true, true] },
            { title: 'Editors', values: ['One', 'Up to 20', 'Without limit'] },
          ],
        },
        {
          title: 'Help',
          features: [
            { title: 'Public issues', values: [true, true, true] },
            { title: 'Answer within a day', values: [false, true, true], soon: true },
          ],
        },
      ]}
    />
  )
}
