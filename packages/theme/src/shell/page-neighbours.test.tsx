import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { PageNeighbours } from './page-neighbours'

const previous = { title: 'Introduction', path: '/docs/introduction' }
const next = { title: 'Configuration', path: '/docs/configuration', description: 'One file.' }

test('links to the previous and next page, if there are any', () => {
  const { rerender } = render(<PageNeighbours previous={previous} next={next} />)
  expect(screen.getByRole('navigation', { name: 'Previous and next page' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Previous.*Introduction/ })).toHaveAttribute('href', previous.path)
  expect(screen.getByRole('link', { name: /Next.*Configuration.*One file\./ })).toHaveAttribute('href', next.path)
  rerender(<PageNeighbours previous={null} next={next} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  rerender(<PageNeighbours previous={null} next={null} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
