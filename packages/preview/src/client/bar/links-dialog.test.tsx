import * as React from 'react'
import type { DraftChange, OldLinks } from '@galley/core/preview'
import { startCopy } from '@galley/start/copy'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PreviewActions, PreviewState } from '../preview-store'
import { LinksDialog, MAX_LINES } from './links-dialog'

const rest = { file: 'docs/b.md', kind: 'page', title: 'Ink' } as const
const MOVED: DraftChange = { ...rest, state: 'moved', from: '/docs/a', path: '/docs/b' }
const DELETED: DraftChange = { ...rest, state: 'deleted', path: '/docs/a' }
const FOUND: OldLinks = {
  links: [
    { file: 'blog/c.md', line: 4, column: 5, text: 'See [A](/docs/a#x).', corrected: 'See [A](/docs/b#x).', links: 1 },
    { file: 'blog/c.md', line: 9, column: 1, text: '[A](/docs/a) (/docs/a)', corrected: '[A](/docs/b)', links: 2 },
    { file: 'docs/d.md', line: 2, column: 1, text: '[A](/docs/&#97;)', links: 0 },
  ],
  files: { 'blog/c.md': '1', 'docs/d.md': '2' },
  isCorrectable: true,
}

const findLinks = jest.fn<Promise<OldLinks>, [string]>()
const correctLinks = jest.fn<ReturnType<PreviewActions['correctLinks']>, Parameters<PreviewActions['correctLinks']>>()
const state = {
  changes: [],
  session: { editorUrl: 'vscode://file/site/{file}:{line}:{column}' },
} as unknown as PreviewState
const actions = { findLinks, correctLinks } as unknown as PreviewActions
const dialog = (change: DraftChange, changes = state.changes) => (
  <LinksDialog change={change} state={{ ...state, changes }} actions={actions} open onOpenChange={() => undefined} />
)
const show = (change = MOVED) => render(dialog(change))
const open = (change?: DraftChange) => {
  show(change)
  return screen.findByRole('list')
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeAll(startCopy)
beforeEach(() => {
  jest.resetAllMocks()
  findLinks.mockResolvedValue(FOUND)
})

test('shows both file names of a renamed file, and suggests no redirect, also not for a new page', async () => {
  const { unmount } = show({ ...MOVED, state: 'new' })
  await screen.findByRole('list')
  expect(screen.queryByText(/Add a redirect/)).not.toBeInTheDocument()
  unmount()
  await open({ ...rest, state: 'changed', path: '/docs/a', file: 'docs/2.a.md', fromFile: 'docs/1.a.md' })
  expect(findLinks).toHaveBeenCalledWith('/docs/a')
  expect(screen.getByRole('dialog', { name: 'Links to the old file name' })).toBeVisible()
  expect(screen.getByText('“Ink” moved from docs/1.a.md to docs/2.a.md.')).toBeVisible()
  expect(screen.queryByText(/Add a redirect/)).not.toBeInTheDocument()
})

test('shows each line and its correction, links to the line in an editor, and copies the correction', async () => {
  const user = userEvent.setup()
  const list = await open()
  expect(findLinks).toHaveBeenCalledWith('/docs/a')
  expect(screen.getByText('“Ink” moved from /docs/a to /docs/b.')).toBeVisible()
  const [first, , last] = within(list).getAllByRole('listitem')
  expect(within(first!).getByRole('link', { name: 'blog/c.md:4' })).toHaveAttribute(
    'href',
    'vscode://file/site/blog/c.md:4:5',
  )
  expect(within(first!).getByRole('deletion')).toHaveTextContent('/docs/a#x')
  expect(within(first!).getByRole('insertion')).toHaveTextContent('/docs/b#x')
  expect(last).toHaveTextContent('Correct this link in your editor.')
  await user.click(within(first!).getByRole('button', { name: 'Copy the corrected line of blog/c.md:4' }))
  expect(await navigator.clipboard.readText()).toBe('See [A](/docs/b#x).')
  await user.click(screen.getByRole('button', { name: 'Copy all lines' }))
  expect(await navigator.clipboard.readText()).toBe('blog/c.md:4: See [A](/docs/b#x).\nblog/c.md:9: [A](/docs/b)')
  await user.click(screen.getByRole('button', { name: 'Copy the redirect' }))
  expect(await navigator.clipboard.readText()).toBe('/docs/a: /docs/b')
})

test('corrects the links with one button, and reports files that the server could not correct', async () => {
  await open()
  const problems = [{ file: 'docs/d.md', message: 'The file is read-only.' }]
  correctLinks.mockResolvedValue({ corrected: 3, problems })
  findLinks.mockResolvedValue({ ...FOUND, links: FOUND.links.slice(2) })
  await press('Correct 3 links')
  expect(correctLinks).toHaveBeenCalledWith('/docs/a', FOUND.files)
  expect(await screen.findByText('3 links corrected.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('docs/d.md: The file is read-only.')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument()
})

test('offers no correction if the server cannot write', async () => {
  findLinks.mockResolvedValue({ ...FOUND, isCorrectable: false })
  await open()
  expect(screen.getByRole('button', { name: 'Copy all lines' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument()
})

test('asks for another target for links to a deleted page', async () => {
  findLinks.mockResolvedValue({ ...FOUND, links: FOUND.links.slice(2) })
  const list = await open(DELETED)
  expect(screen.getByText(/“Ink” was at \/docs\/a\. Each of these links needs another target\./)).toBeVisible()
  expect(within(list).getByText('[A](/docs/&#97;)')).toBeVisible()
  expect(screen.queryByText('Correct this link in your editor.')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Copy all lines' })).not.toBeInTheDocument()
})

test('counts the lines above the maximum', async () => {
  const links = Array.from({ length: MAX_LINES + 5 }, (_, line) => ({ ...FOUND.links[0]!, line }))
  findLinks.mockResolvedValue({ ...FOUND, links })
  await open()
  expect(screen.getAllByRole('listitem')).toHaveLength(MAX_LINES)
  expect(screen.getByText('and 5 more lines.')).toBeVisible()
})

test('shows no links while the page is back at its old path', async () => {
  const { rerender } = show()
  await screen.findByRole('list')
  findLinks.mockRejectedValueOnce(new Error('No page has moved from /docs/a.'))
  rerender(dialog(MOVED, []))
  expect(await screen.findByRole('alert')).toHaveTextContent('No page has moved from /docs/a.')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.queryByText(/Add a redirect/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument()
  rerender(dialog(MOVED, [MOVED]))
  expect(await screen.findByRole('button', { name: 'Correct 3 links' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
