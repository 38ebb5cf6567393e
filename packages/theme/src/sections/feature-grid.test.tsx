import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { Feature, FeatureGrid } from './feature-grid'

test('lists each feature with its title and text', () => {
  render(
    <FeatureGrid>
      <Feature icon={{ body: '<path d="M1 1"/>', width: 24, height: 24 }} title="No dead links">
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
  expect(first!.querySelector('path')).toHaveAttribute('d', 'M1 1')
  expect(second).toHaveTextContent('It is a folder.')
})
