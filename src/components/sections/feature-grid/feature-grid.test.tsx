import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { featureIcons } from './feature-icons'
import { Feature, FeatureGrid } from '.'

test('every icon has a drawing', () => {
  for (const [name, drawing] of Object.entries(featureIcons)) {
    expect([name, drawing.body]).toEqual([name, expect.stringContaining('<')])
  }
})

test('lists each feature with its title and words', () => {
  render(
    <FeatureGrid>
      <Feature icon="link" title="No dead links">
        They fail the build.
      </Feature>
      <Feature icon="terminal" title="Any host">
        It is a folder.
      </Feature>
    </FeatureGrid>,
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(within(first!).getByRole('heading', { name: 'No dead links' })).toBeInTheDocument()
  expect(first).toHaveTextContent('They fail the build.')
  expect(second).toHaveTextContent('It is a folder.')
})
