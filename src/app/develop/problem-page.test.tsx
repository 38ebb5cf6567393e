import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { useStaticQuery, type PageProps } from 'gatsby'
import ProblemPage from './problem-page'

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as unknown as typeof IntersectionObserver
})

test.each(['docs', 'posts'])('a page of %s without a good version has its title and path', (collection) => {
  const children = [{ title: 'A', path: '/docs/a', stem: 'docs/a' }]
  const contentNavigation = [{ title: 'Docs', path: '/docs', stem: 'docs', children }]
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation })
  const pageContext = { title: 'A title', collection }
  const props = { path: '/docs/a', pageContext } as PageProps<object, typeof pageContext>
  render(<ProblemPage {...props} />)
  expect(screen.getByRole('heading', { level: 1, name: 'A title' })).toBeInTheDocument()
  expect(screen.getByText('/docs/a is shown here once its file has no problem.')).toBeInTheDocument()
  expect(screen.queryAllByRole('link', { name: 'A' })).toHaveLength(collection === 'docs' ? 1 : 0)
})
