import * as React from 'react'
import { requestText } from '@galley/core/request'
import { toasts } from '@galley/ui/toast'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import { renderDiagrams } from '../../content/mermaid'
import { SectionPrint } from '.'

jest.mock('@galley/core/request')
jest.mock('../../content/mermaid')

const item = (title: string, path: string) => ({ title, path, stem: path.slice(1) })
const build = item('Build', '/docs/guide/more/build')
const folder = { ...item('Advanced', '/docs/guide/more'), page: false as const, children: [build] }
const section = { ...item('Guide', '/docs/guide'), children: [item('Install', '/docs/guide/install'), folder] }

const page = (article: string) =>
  `<body><nav>Sidebar</nav><main><article><nav>Way</nav>${article}</article><p>Edit</p></main></body>`
const PAGES: Record<string, string> = {
  '/docs/guide': page(
    '<h1>The guide</h1><p><a href="/docs/guide/install#node">Node</a> <a href="/blog?x#y">Blog</a></p>',
  ),
  '/docs/guide/install': page(
    '<h1>Install</h1><h2 id="node" class="look">Node</h2><a href="#node">#</a><a href="https://example.org/">Else</a>' +
      '<img src="/a.png" alt="A" loading="lazy"><svg><path id="p" fill="url(#p)"></path></svg>',
  ),
  '/docs/guide/more/build': page(
    '<h1>Build</h1><h2 id="node">Node</h2><h6>Deep</h6><p><label for="n"></label><input id="n"></p>',
  ),
}

const print = jest.fn()
const handleOpenChange = jest.fn()
const toastTexts = () =>
  toasts
    .getToasts()
    .filter(({ open }) => open)
    .map(({ title, description }) => [title, description])

// The document is hidden on screen.
beforeAll(() => configure({ defaultHidden: true }))
beforeEach(() => {
  handleOpenChange.mockReset()
  Object.assign(window, { print: print.mockReset() })
  Object.assign(document, { fonts: { ready: Promise.resolve() } })
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  document.title = 'Install'
  jest
    .mocked(requestText)
    .mockReset()
    .mockImplementation(async (url) => PAGES[new URL(url).pathname]!)
})
afterEach(() => {
  jest.restoreAllMocks()
  act(() => toasts.clear())
})

const show = () => render(<SectionPrint section={section} onOpenChange={handleOpenChange} />)

async function showPrinted() {
  const view = show()
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  return { ...view, part: (id: string) => within(document.getElementById(id)!) }
}

test('prints a table of contents, then the articles of a section in reading order with all images', async () => {
  await showPrinted()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Guide')
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Guide',
    'H2 Contents',
    'H2 The guide',
    'H2 Install',
    'H3 Node',
    // A folder without a page is a heading.
    'H2 Advanced',
    'H3 Build',
    'H4 Node',
    // HTML has six heading levels.
    'H6 Deep',
  ])
  const contents = within(screen.getByRole('list')).getAllByRole('link')
  expect(contents.map((link) => document.querySelector(link.getAttribute('href')!)?.textContent)).toEqual([
    expect.stringMatching(/^The guide/),
    expect.stringMatching(/^Install/),
    'Advanced',
    expect.stringMatching(/^Build/),
  ])
  for (const around of ['Sidebar', 'Way', 'Edit']) expect(screen.queryByText(around)).not.toBeInTheDocument()
  expect(screen.getByAltText('A')).not.toHaveAttribute('loading')
})

test('keeps ids unique, and references to them intact', async () => {
  const { part } = await showPrinted()
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(document.querySelector('label')).toHaveAttribute('for', document.querySelector('input')!.id)
  const path = document.querySelector('path')!
  expect(path).toHaveAttribute('fill', `url(#${path.id})`)
  expect(part('printed-2').getByText('Node', { selector: 'h3' })).toHaveClass('look')
})

test('prints after the diagrams are rendered', async () => {
  jest.mocked(renderDiagrams).mockImplementation(async (root) => {
    root.querySelector('[data-diagram]')!.textContent = 'Rendered'
  })
  const answer = page('<h1>Guide</h1><pre data-diagram><code>a --> b</code></pre>')
  jest.mocked(requestText).mockResolvedValue(answer)
  await showPrinted()
  expect(screen.getAllByText('Rendered')).toHaveLength(1)
})

test('adds the styles that this page lacks, once each and in order', async () => {
  const known = document.head.appendChild(document.createElement('style'))
  known.textContent = '.a { color: red; }'
  const styled = (rules: string) => `<style data-styles="x">${rules}</style>${page('<h1>Guide</h1>')}`
  jest
    .mocked(requestText)
    .mockResolvedValueOnce(styled('.a{color:red}.b{color:red}.c{color:red}'))
    .mockResolvedValueOnce(`<link rel="stylesheet" href="/math.css">${styled('.b{color:red}.d{color:red}')}`)
    .mockResolvedValueOnce(page('<h1>Build</h1>'))
  const { unmount } = show()
  const link = await waitFor(() => {
    const found = document.querySelector('link[href="/math.css"]')
    expect(found).toBeInTheDocument()
    return found!
  })
  link.dispatchEvent(new Event('load'))
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
  const selectors = () =>
    document.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText[1]))
  expect(selectors()).toEqual(['b', 'c', 'd'])
  unmount()
  expect(selectors()).toEqual([])
  known.remove()
})

test('names the file after the section, and restores the title afterwards', async () => {
  const { unmount } = await showPrinted()
  expect(document.title).toMatch(/^Guide – /)
  expect(toastTexts()).toEqual([])
  dispatchEvent(new Event('afterprint'))
  expect(handleOpenChange).toHaveBeenCalledWith(false)
  unmount()
  expect(document.title).toBe('Install')
  expect(screen.queryByText('Contents')).not.toBeInTheDocument()
})

test('shows its progress, and can be cancelled', async () => {
  let answer: (html: string) => void = () => undefined
  jest
    .mocked(requestText)
    .mockImplementation((url) =>
      url.endsWith('/install')
        ? new Promise((resolve) => (answer = resolve))
        : Promise.resolve(PAGES[new URL(url).pathname]!),
    )
  const { unmount } = show()
  await waitFor(() => expect(toastTexts()).toEqual([['Preparing “Guide” for print', '2 of 3 pages']]))
  toasts.getToasts()[0]!.actions![0]!.onClick!({ preventDefault: () => undefined })
  expect(handleOpenChange).toHaveBeenCalledWith(false)
  unmount()
  expect(jest.mocked(requestText).mock.lastCall![1]!.signal!.aborted).toBe(true)
  await act(async () => answer(PAGES['/docs/guide/install']!))
  expect(print).not.toHaveBeenCalled()
})

test.each([
  ['does not load', true, new Error('It answered 503.'), 'It answered 503.'],
  ['cannot load offline', false, new Error('Unreachable.'), 'You are offline. Try again with a connection.'],
  ['has no text in its HTML', true, '<main></main>', /^\/docs\/guide has no article in its HTML/],
])('reports that a page %s, and prints nothing', async (_situation, isOnline, answer, reason) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const request = jest.mocked(requestText)
  if (typeof answer === 'string') request.mockResolvedValue(answer)
  else request.mockRejectedValue(answer)
  show()
  await waitFor(() => expect(handleOpenChange).toHaveBeenCalledWith(false))
  expect(toasts.getToasts().at(-1)).toMatchObject({ title: '“Guide” was not printed', color: 'error' })
  expect(toasts.getToasts().at(-1)!.description).toMatch(reason)
  expect(print).not.toHaveBeenCalled()
})
