import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { AreaSection } from '.'

const section = (pages: { path: string }[]) => (
  <AreaSection title="News" more="All news" pages={pages}>
    <p>The latest</p>
  </AreaSection>
)

test('shows its pages, and leads to the area that they are in', () => {
  render(section([{ path: '/company/news/a' }, { path: '/company/news/b' }]))
  expect(screen.getByRole('heading', { name: 'News' })).toBeInTheDocument()
  expect(screen.getByText('The latest')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/company/news')
})

test('is not there without pages', () => {
  const { container } = render(section([]))
  expect(container).toBeEmptyDOMElement()
})
