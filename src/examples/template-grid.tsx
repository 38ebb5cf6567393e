import * as React from 'react'
import { TemplateGrid } from '~/components/template-card'

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#3c8" d="m0 10 5-6 3 3 3-4 5 7z"/></svg>')}`

const mainScreen = {
  path: 'trail.svg',
  width: 1600,
  height: 1000,
  file: { publicURL: PICTURE, childImageSharp: null },
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
