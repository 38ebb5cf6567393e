import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { DocsColumns, DocsLayout } from './docs-layout'

const toc = [{ id: 'install', depth: 2, text: 'Install' }]

const layout = (headings = toc) => (
  <DocsLayout path="/docs/start">
    <DocsColumns toc={headings}>
      <h1>Start</h1>
      <h2 id="install">Install</h2>
    </DocsColumns>
  </DocsLayout>
)

beforeAll(() => {
  const children = [{ title: 'Start', path: '/docs/start', stem: 'docs/1.start' }]
  jest.mocked(useStaticQuery).mockReturnValue({
    contentNavigation: [{ title: 'Docs', path: '/docs', stem: 'docs', page: false, children }],
  })
})

test('shows the sidebar, the page, and a table of contents for a page with headings', () => {
  const { rerender } = render(layout())
  const sidebar = within(screen.getByRole('navigation', { name: 'Documentation' }))
  expect(sidebar.getByRole('link', { name: 'Start', current: 'page' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Start' })).toBeInTheDocument()
  // Next to the page, and collapsible above it for narrow screens.
  expect(screen.getAllByText('On this page')).toHaveLength(2)
  rerender(layout([]))
  expect(screen.queryByText('On this page')).not.toBeInTheDocument()
})
