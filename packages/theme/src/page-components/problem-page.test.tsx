import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { ProblemPage } from './problem-page'

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})

test.each(['docs', 'posts'])('shows title, path and text of a page in %s that cannot be compiled', (collection) => {
  const children = [{ title: 'A', path: '/docs/a', stem: 'docs/a' }]
  const contentNavigation = [{ title: 'Docs', path: '/docs', stem: 'docs', children }]
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation })
  render(<ProblemPage data={{ path: '/docs/a', title: 'A title', collection, text: '---\ntitle: [A\n---\n' }} />)
  expect(screen.getByRole('heading', { level: 1, name: 'A title' })).toBeInTheDocument()
  expect(screen.getByText('Fix the problems of the file to show /docs/a here.')).toBeInTheDocument()
  expect(screen.queryAllByRole('link', { name: 'A' })).toHaveLength(collection === 'docs' ? 1 : 0)
  const lines = within(screen.getByRole('list', { name: 'The file' })).getAllByRole('listitem')
  expect(lines.map(({ textContent, dataset }) => [textContent, dataset['problem']])).toContainEqual([
    'title: [A',
    'line 2',
  ])
})
