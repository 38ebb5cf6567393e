import * as React from 'react'
import { TemplateGrid } from '~/components/sections/template-card'

const mainScreen = {
  path: 'trail.svg',
  width: 512,
  height: 512,
  file: { publicURL: '/favicon.svg', childImageSharp: null },
}

export function Example() {
  return (
    <TemplateGrid
      as="h3"
      templates={[
        {
          path: '#props',
          title: 'Club',
          subtitle: 'A page for each tour.',
          category: 'Outdoors',
          licenseType: 'free',
          mainScreen,
        },
        {
          path: '#good-to-know',
          title: 'Hut',
          subtitle: 'Beds, meals, weather.',
          category: 'Outdoors',
          licenseType: 'pro',
          mainScreen,
        },
      ]}
    />
  )
}
