import * as React from 'react'
import { PostGrid } from '@galley/theme/sections/post-card'

export function Example() {
  return (
    <PostGrid
      as="h3"
      posts={[
        {
          path: '#props',
          title: 'How we measure a path',
          description: 'Three walkers, one stopwatch, and what the map makes of it.',
          date: '2026-07-01',
          readingMinutes: 6,
          category: 'field work',
        },
        {
          path: '#good-to-know',
          title: 'The summer edition',
          description: 'Forty new regions, and contour lines that can be read in the sun.',
          date: '2026-06-12',
          readingMinutes: 2,
        },
      ]}
    />
  )
}
