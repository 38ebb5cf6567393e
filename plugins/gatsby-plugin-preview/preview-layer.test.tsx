import * as React from 'react'
import { useEffect } from 'react'
import { answerWith } from '@galley/testing/answer.fixture'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import type { FramedPage } from '../../packages/app/src/page-frame'

const mockStream: { onEvent: (event: unknown) => void; onState: (state: unknown) => void } = {
  onEvent: () => undefined,
  onState: () => undefined,
}
jest.mock('@galley/preview/client/preview-stream', () => ({
  createPreviewStream: (options: typeof mockStream) => {
    Object.assign(mockStream, options)
    return { start: () => undefined, stop: () => undefined }
  },
}))
jest.mock('@galley/theme/shell/footer', () => ({ Footer: () => <footer>Footer</footer> }))
jest.mock('@galley/site', () => {
  const { site } = jest.requireActual<{ site: object }>('@galley/testing/site.fixture')
  return { site: { ...site, preview: { api: 'https://preview.example', stagingApi: '', editorOrigins: [] } } }
})

const page = {
  path: '/docs/a',
  component: 'templates/docs-page',
  data: { doc: { title: 'Draft' } },
  head: { title: 'Draft', description: '' },
  file: 'docs/a.md',
  state: 'changed',
  isCode: false,
  problems: [],
  changedImages: [],
  depends: [],
  revision: 1,
}
const change = { file: 'docs/a.md', kind: 'page', state: 'changed', path: '/docs/a', title: 'Draft' }
const problem = {
  file: 'docs/a.md',
  line: 3,
  column: 1,
  message: 'There is no component "Tip".',
  path: '/docs/a',
  anchor: 'below',
}
const session = { name: 'ana', now: '2026-01-01T00:00:00Z', expires: '2026-01-02T00:00:00Z', build: { state: 'none' } }

const answers: Record<string, unknown> = {
  '/api/baseline/baseline.json': { id: 'b1', files: {}, paths: {} },
  '/api/preview/session': session,
  '/api/preview/page': page,
  '/api/preview/changes': { revision: 1, changes: [change], problems: [problem] },
  '/api/preview/navigation': [{ title: 'Docs', path: '/docs', stem: 'docs', children: [] }],
}
const asked = jest.fn()

const mounted = jest.fn()

function DocsPage({ data: { doc } }: { data: { doc: { title: string } } }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the test checks the title at the time of mounting
  useEffect(() => void mounted(doc.title), [])
  return (
    <>
      <h1>{doc.title}</h1>
      <h2 id="below">Below</h2>
    </>
  )
}

const framed = {
  location: { pathname: '/docs/a', search: '', hash: '', key: '' },
  pageContext: {},
  data: { doc: { title: 'Published' } },
  pageResources: { page: { path: '/docs/a', componentChunkName: 'component---src-templates-docs-page-tsx' } },
} as unknown as FramedPage

/** Opens the page at a URL. As in a browser, the plugin removes the token before the page renders. */
async function open(url: string) {
  window.history.replaceState(null, '', url)
  const [{ startPreview }, { wrapPageElement }] = await Promise.all([
    import('./start-preview'),
    import('../../packages/app/src/wrap'),
  ])
  startPreview()
  const element = <DocsPage data={{ doc: { title: 'Published' } }} />
  await act(async () => render(wrapPageElement({ element, props: framed })))
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent

beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
  window.scrollTo = () => undefined
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [] })
  globalThis.fetch = (async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input, 'https://site.example')
    asked(pathname, init)
    const body = answers[pathname]
    return body === undefined ? answerWith('', 404) : answerWith(JSON.stringify(body))
  }) as unknown as typeof fetch
})
beforeEach(() => {
  asked.mockClear()
  mounted.mockClear()
  document.cookie = 'previewToken=; Path=/; Max-Age=0'
  sessionStorage.clear()
  document.title = 'Published'
})
afterEach(cleanup)

test('sends no preview requests for a visitor, who sees the published page', async () => {
  await open('/docs/a')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(title()).toBe('Published')
  expect(asked.mock.calls.filter(([path]) => String(path).startsWith('/api/preview'))).toEqual([])
  expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument()
})

test('shows an editor the draft and its problems, and the published page after leaving', async () => {
  await open('/docs/a?preview=tok&a=1')
  expect(location.search).toBe('?a=1')
  await waitFor(() => expect(title()).toBe('Draft'), { timeout: 4000 })
  expect(sessionStorage.getItem('previewToken')).toBe('tok')
  expect(document.cookie).toContain('previewToken=tok')
  await waitFor(() => expect(document.title).toMatch(/^✎ Draft: Draft/))

  await act(async () => {
    mockStream.onState({ status: 'live' })
    mockStream.onEvent({ name: 'hello', data: { revision: 1, isResumed: false, build: { state: 'none' } } })
  })
  const words = await screen.findByText(problem.message)
  expect(screen.getByRole('main').firstElementChild).toContainElement(words)
  expect(screen.getByRole('region', { name: 'Preview' })).toBeInTheDocument()
  expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent).join()).toContain(
    '[href="/docs/a"]',
  )

  for (const [path, init] of asked.mock.calls as [string, RequestInit | undefined][]) {
    expect(path + location.href).not.toContain('tok')
    if (path.startsWith('/api/preview')) expect(init?.headers).toMatchObject({ Authorization: 'Bearer tok' })
  }

  await act(async () => mockStream.onEvent({ name: 'expired', data: {} }))
  expect(title()).toBe('Draft')
  await act(async () => screen.getByRole('button', { name: 'Leave preview' }).click())
  expect(title()).toBe('Published')
  expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument()
  expect(screen.queryByText(problem.message)).not.toBeInTheDocument()
  expect(document.title).toBe('Published')
  expect(document.cookie).not.toContain('previewToken')
  expect(sessionStorage).toHaveLength(0)
  // The page was never remounted, so it kept its state.
  expect(mounted.mock.calls).toEqual([['Published']])
})
