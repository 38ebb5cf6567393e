import * as React from 'react'
import { render, screen, within } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { DocsColumns, DocsLayout } from '.'

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

test('puts the page between the pages of the documentation and its own headings', () => {
  render(layout())
  const sidebar = within(screen.getByRole('navigation', { name: 'Documentation' }))
  expect(sidebar.getByRole('link', { name: 'Start', current: 'page' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Start' })).toBeInTheDocument()
  // Beside the page and, for narrow screens, folded above it.
  expect(screen.getAllByText('On this page')).toHaveLength(2)
})

test('a page without headings has no "On this page"', () => {
  render(layout([]))
  expect(screen.queryByText('On this page')).not.toBeInTheDocument()
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(layout())).toContain('href="#install"')
  expect(error).not.toHaveBeenCalled()
})
