import * as React from 'react'
import { flattenNavigation, navigationAround, type NavigationItem } from '@galley/core/navigation'
import { trees } from '@galley/testing/navigation-trees.fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { NavigationTree } from './navigation-tree'

const page = (title: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title,
  path: `/docs/${title.toLowerCase()}`,
  stem: `docs/${title.toLowerCase()}`,
  ...more,
})

const items = [
  page('Start', { page: false, children: [page('Introduction'), page('Installation')] }),
  page('Files', {
    children: [page('Markdown', { children: [page('Callouts')] }), page('Data', { children: [page('Csv')] })],
  }),
  page('Archive', { defaultOpen: true, children: [page('Old')] }),
]

const isOpen = (title: string) =>
  screen.getByRole('button', { name: `Pages in ${title}` }).getAttribute('aria-expanded') === 'true'

test('opens the groups around the page, and groups that are open by default', () => {
  render(<NavigationTree items={items} path="/docs/callouts" />)
  expect(['Start', 'Files', 'Archive', 'Markdown', 'Data'].map(isOpen)).toEqual([false, true, true, true, false])
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Callouts')
})

test('opens the group of a page that was added later, until the reader closes it', async () => {
  const withNew = () => [page('Start', { page: false, children: [page('Introduction'), page('New')] })]
  const { rerender } = render(<NavigationTree items={items} path="/docs/new" />)
  expect(isOpen('Start')).toBe(false)
  rerender(<NavigationTree items={withNew()} path="/docs/new" />)
  expect(isOpen('Start')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Pages in Start' }))
  rerender(<NavigationTree items={withNew()} path="/docs/new" />)
  expect(isOpen('Start')).toBe(false)
})

test('links a group to its own page or its first page', () => {
  render(<NavigationTree items={items} path="/docs/files" />)
  expect(screen.getByRole('link', { name: 'Files', current: 'page' })).toHaveAttribute('href', '/docs/files')
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/docs/introduction')
})

test('keeps opened and closed groups on the next page', async () => {
  const toggled = new Map<string, boolean>()
  const { unmount } = render(<NavigationTree items={items} path="/docs/files" toggled={toggled} />)
  await userEvent.click(screen.getByRole('button', { name: 'Pages in Start' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pages in Archive' }))
  unmount()

  const next = render(<NavigationTree items={items} path="/docs/data" toggled={toggled} />)
  expect([isOpen('Start'), isOpen('Archive')]).toEqual([true, false])
  next.unmount()

  render(<NavigationTree items={items} path="/docs/old" toggled={toggled} />)
  expect(isOpen('Archive')).toBe(true)
})

test('shows badges, marks links to a new tab, and disables entries', () => {
  const icon = { body: '<circle cx="8" cy="8" r="7"/>', width: 16, height: 16 }
  const pages = [
    page('Preview', { badge: 'New', icon }),
    page('Frames', { badge: 'Deprecated' }),
    page('Colours', { badge: '12' }),
    page('Archive', { path: 'https://old.example', target: '_blank' }),
    page('Soon', { disabled: true }),
    page('Empty', { page: false }),
  ]
  render(<NavigationTree path="/" items={pages} />)
  expect(screen.getByRole('link', { name: 'Preview New' })).toBeInTheDocument()
  const colorOf = (badge: string) => screen.getByText(badge).dataset['color']
  expect(['New', 'Deprecated', '12'].map(colorOf)).toEqual(['success', 'error', 'primary'])
  expect(screen.getByRole('link', { name: 'Archive (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  for (const name of ['Soon', 'Empty']) {
    const link = screen.getByRole('link', { name })
    expect(link).toHaveAttribute('aria-disabled', 'true')
    expect(link).not.toHaveAttribute('href')
  }
})

test('renders no closed groups on the server', () => {
  const html = renderToString(<NavigationTree items={items} path="/docs/files" />)
  expect(html).toContain('Old')
  expect(html).not.toContain('Callouts')
  expect(html).not.toContain('Installation')
})

test('renders the part of a tree around a page like the whole tree', () => {
  fc.assert(
    fc.property(trees, fc.nat(), (tree, number) => {
      const pages = flattenNavigation(tree)
      fc.pre(pages.length > 0)
      const { path } = pages[number % pages.length]!
      const [whole, part] = [tree, navigationAround(tree, path)].map((shown) =>
        renderToString(<NavigationTree items={shown} path={path} />),
      )
      expect(part).toBe(whole)
    }),
    { numRuns: 30 },
  )
})
