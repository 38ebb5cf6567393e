/** @jest-environment jsdom */
import { type ChangedEvent, PRESENCE_SECONDS, type PreviewPage, PREVIEW_API } from '@galley/core/preview'
import { answerWith } from '@galley/testing/answer.fixture'
import { CHANGES_DELAY_MS } from './draft-requests'
import { PreviewController } from './preview-controller'
import type { createPreviewStream } from './preview-stream'
import { RETRY_MS } from './refresher'

type StreamOptions = Parameters<typeof createPreviewStream>[0]

let stream: StreamOptions
let stopLast: (() => void) | undefined
const mockStart = jest.fn()
const mockStop = jest.fn()
const mockWake = jest.fn()

jest.mock('./preview-stream', () => ({
  createPreviewStream: (options: StreamOptions) => {
    stream = options
    return { start: mockStart, stop: mockStop, wake: mockWake }
  },
}))

const pageAt = (path: string, revision: number, fields: object = {}) =>
  ({
    path,
    data: `${path} ${revision}`,
    file: `${path.slice(1)}.md`,
    depends: ['docs'],
    revision,
    ...fields,
  }) as PreviewPage

const tokenUntil = (time: number) => `h.${btoa(JSON.stringify({ exp: time / 1000 }))}.s`

const BROKEN = Symbol('no network')
const REFUSED = { error: 'No.' }
const GONE = { error: 'Gone.' }
const UNKNOWN = { error: 'Send it.', unknownBaseline: true }
const DAMAGED = { error: 'The last build is damaged.' }
const STATUSES = new Map<unknown, number>([
  [REFUSED, 401],
  [GONE, 410],
  [UNKNOWN, 404],
  [undefined, 404],
  [DAMAGED, 500],
])

/** A preview server whose answer for a path of the API can be changed at any time. */
function createServer(answers: Record<string, unknown>) {
  const asked: string[] = []
  globalThis.fetch = async (input, init) => {
    const url = new URL(input as string, 'https://site.example')
    const name = url.pathname.replace(`${PREVIEW_API}/`, '')
    const of = url.searchParams.get('branch')
    const page = name === 'page' && init?.method === 'GET' ? `page ${url.searchParams.get('path')}` : name
    const key = of ? `${page} of ${of}` : page
    asked.push(key)
    const answer = answers[key]
    const body: unknown = typeof answer === 'function' ? await (answer as () => unknown)() : answer
    init?.signal?.throwIfAborted()
    if (body === BROKEN) throw new TypeError('Failed to fetch')
    return answerWith(body === undefined ? '' : JSON.stringify(body), STATUSES.get(body) ?? 200)
  }
  return { answers, asked }
}

const session = {
  name: 'ana',
  now: '2026-01-01T00:00:00Z',
  expires: '2026-01-02T00:00:00Z',
  branch: '',
  branches: ['launch'],
  build: { state: 'none' },
}

function open(
  answers: Parameters<typeof createServer>[0] = {},
  token = 'abc',
  compared: { against?: string; published?: string } = {},
) {
  const server = createServer({
    '/api/baseline/baseline.json': { id: 'b1', files: {}, paths: { 'docs/a.md': '/docs/a' } },
    session,
    changes: { revision: 1, changes: [], problems: [] },
    navigation: [],
    'page /docs/a': pageAt('/docs/a', 1),
    ...answers,
  })
  const calls = { onContent: jest.fn(), onLeave: jest.fn() }
  const activation = { token, api: '/', branch: '', against: '', ...compared }
  const controller = new PreviewController({ activation, path: '/docs/a', published: compared.published, ...calls })
  controller.start()
  stopLast = () => controller.stop()
  const { store } = controller
  return { ...server, ...calls, controller, store, title: (path = '/docs/a') => store.getState().pages.get(path)?.data }
}

const settle = () => jest.advanceTimersByTimeAsync(0)
const sayHello = async (revision = 1, isResumed = false) => {
  stream.onState({ status: 'live' })
  stream.onEvent({ name: 'hello', data: { revision, isResumed, build: { state: 'none' } } })
  await settle()
}
const openLive = async (...options: Parameters<typeof open>) => {
  const opened = open(...options)
  await sayHello()
  return opened
}
const change = (fields: Partial<ChangedEvent> & { revision: number }) => {
  const files = [{ file: 'docs/a.md', kind: 'page', path: '/docs/a' } as const]
  stream.onEvent({ name: 'changed', data: { files, hasNavigation: false, ...fields } })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => {
  stopLast?.()
  jest.useRealTimers()
})

test('clears the state "compiling" when another server answers without it', async () => {
  const { store } = await openLive()
  stream.onEvent({ name: 'compiling', data: { isCompiling: true } })
  expect(store.getState().isCompiling).toBe(true)
  await sayHello()
  expect(store.getState().isCompiling).toBeFalsy()
})

test('requests the changes at once when a page starts or stops differing from the build', async () => {
  const { asked, answers, store } = await openLive()
  const save = async (revision: number, state?: 'changed') => {
    const listed = state ? [{ file: 'docs/a.md', kind: 'page', state, title: 'A' }] : []
    answers['page /docs/a'] = pageAt('/docs/a', revision, { state })
    answers['changes'] = { revision, changes: listed, problems: [] }
    asked.length = 0
    change({ revision })
    await settle()
  }
  await save(2, 'changed')
  expect(store.getState().changes).toHaveLength(1)
  await save(3, 'changed')
  expect(asked).not.toContain('changes')
  await save(4)
  expect(store.getState().changes).toEqual([])
})

test('reports a build without a baseline and stops counting changes', async () => {
  const { store, asked } = open({ '/api/baseline/baseline.json': undefined, changes: UNKNOWN, 'page /docs/a': UNKNOWN })
  await sayHello()
  expect(store.getState()).toMatchObject({ isCounting: false, hasNoBaseline: true })
  asked.length = 0
  await jest.advanceTimersByTimeAsync(10 * RETRY_MS)
  expect(asked).toEqual([])
})

test('requests the page at once, and everything else when the connection is open', async () => {
  jest.setSystemTime(Date.parse(session.now) - 3_600_000)
  const setCookie = jest.spyOn(document, 'cookie', 'set')
  const { store, asked } = open()
  await settle()
  expect(store.getState()).toMatchObject({
    page: { path: '/docs/a', revision: 1 },
    builtPaths: new Set(['/docs/a']),
    clockAheadMs: 3_600_000,
  })
  expect(setCookie).toHaveBeenCalledWith(expect.stringMatching(/^previewToken=abc;.* Max-Age=86400$/))
  expect(asked).not.toContain('changes')
  await sayHello()
  expect(asked).toEqual(expect.arrayContaining(['changes', 'navigation']))
  expect(store.getState()).toMatchObject({ status: 'live', navigation: [], session: { name: 'ana' } })
})

test('requests the page of a saved file first, then the list of changes', async () => {
  const { answers, asked, title, onContent } = await openLive()
  asked.length = 0
  onContent.mockClear()
  answers['page /docs/a'] = pageAt('/docs/a', 2)
  change({ revision: 2 })
  await settle()
  expect(title()).toBe('/docs/a 2')
  expect(asked).toEqual(['page /docs/a'])
  expect(onContent).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(CHANGES_DELAY_MS)
  expect(asked).toEqual(['page /docs/a', 'changes'])
})

test('requests a page again when its state differs from the list of changes', async () => {
  const b = pageAt('/docs/b', 1, { state: 'new', depends: [] })
  const moved = { file: 'docs/b.md', kind: 'page', state: 'moved', title: 'B', path: '/docs/b', from: '/docs/c' }
  const { answers, asked, controller, store } = await openLive({ 'page /docs/b': b })
  controller.setPath('/docs/b')
  await settle()
  asked.length = 0
  answers['page /docs/b'] = { ...b, state: 'moved', revision: 2 }
  answers['changes'] = { revision: 2, changes: [moved], problems: [] }
  const files = [{ file: 'docs/c.md', kind: 'page', path: '/docs/c' } as const]
  stream.onEvent({ name: 'deleted', data: { revision: 2, files, hasNavigation: false } })
  await jest.advanceTimersByTimeAsync(CHANGES_DELAY_MS)
  expect(store.getState().page?.state).toBe('moved')
  expect(asked).toEqual(['changes', 'page /docs/b'])
})

test('sends one further request for a burst of changes', async () => {
  const { answers, asked, title } = await openLive()
  asked.length = 0
  for (let revision = 2; revision <= 100; revision += 1) {
    answers['page /docs/a'] = pageAt('/docs/a', revision)
    change({ revision })
  }
  await jest.advanceTimersByTimeAsync(CHANGES_DELAY_MS)
  expect(asked.filter((name) => name === 'page /docs/a')).toHaveLength(2)
  expect(asked.filter((name) => name === 'changes')).toHaveLength(1)
  expect(title()).toBe('/docs/a 100')
})

test('ignores a page of an older revision, except from a server that has restarted', async () => {
  const { answers, title, store } = open({ 'page /docs/a': pageAt('/docs/a', 50) })
  await sayHello(50)
  answers['page /docs/a'] = pageAt('/docs/a', 4)
  change({ revision: 51 })
  await settle()
  expect(title()).toBe('/docs/a 50')
  await sayHello(4)
  expect(title()).toBe('/docs/a 4')
  expect(store.getState().revision).toBe(4)
})

test('sends no request after a resumed connection, and none when a file changes that the page does not depend on', async () => {
  const { asked } = await openLive()
  asked.length = 0
  await sayHello(1, true)
  change({ revision: 2, files: [{ file: 'blog/b.md', kind: 'page', collection: 'posts', path: '/blog/b' }] })
  await settle()
  expect(asked).toEqual([])
})

test('repeats a request that failed while offline as soon as the connection is back', async () => {
  const { answers, store, title } = await openLive()
  stream.onState({ status: 'offline', retryAt: 1 })
  answers['page /docs/a'] = BROKEN
  change({ revision: 2 })
  await settle()
  expect(title()).toBe('/docs/a 1')
  expect(store.getState()).toMatchObject({ status: 'offline', retryAt: 1 })
  answers['page /docs/a'] = pageAt('/docs/a', 2)
  await sayHello(2, true)
  expect(title()).toBe('/docs/a 2')
  expect(store.getState()).toMatchObject({ status: 'live', retryAt: undefined })
})

test('repeats a failed request after a delay while the connection is live', async () => {
  const { answers, title } = await openLive()
  answers['page /docs/a'] = BROKEN
  change({ revision: 2 })
  await settle()
  answers['page /docs/a'] = pageAt('/docs/a', 2)
  await jest.advanceTimersByTimeAsync(RETRY_MS)
  expect(title()).toBe('/docs/a 2')
})

test('logs each error message of the server once', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  const { store, controller } = await openLive({ 'page /docs/a': DAMAGED, page: DAMAGED })
  await jest.advanceTimersByTimeAsync(RETRY_MS)
  expect(store.getState().status).toBe('live')
  await expect(controller.requests.showUnsaved({ file: 'docs/a.md', text: '' })).rejects.toThrow(DAMAGED.error)
  expect(warn.mock.calls).toEqual([['Preview: The last build is damaged.']])
  warn.mockRestore()
})

test('ignores the answer for a page that the reader has left, and requests it again on the next visit', async () => {
  let answer: (page: PreviewPage) => void = () => undefined
  const { controller, store, answers, asked } = await openLive({ 'page /docs/b': pageAt('/docs/b', 1) })
  answers['page /docs/a'] = () => new Promise((resolve) => (answer = resolve))
  change({ revision: 2 })
  controller.setPath('/docs/b')
  answer(pageAt('/docs/a', 2))
  await settle()
  expect(store.getState()).toMatchObject({ path: '/docs/b', page: { path: '/docs/b' } })
  answers['page /docs/a'] = pageAt('/docs/a', 3)
  controller.setPath('/docs/a')
  expect(store.getState().page).toMatchObject({ revision: 1 })
  await settle()
  expect(store.getState().page).toMatchObject({ revision: 3 })
  asked.length = 0
  controller.setPath('/docs/b')
  await settle()
  expect(asked).toEqual([])
})

test('shows the published page at a path without a draft, and at a path that the token does not cover', async () => {
  const { controller, store } = await openLive({ 'page /blog/b': REFUSED })
  controller.setPath('/nowhere')
  await settle()
  expect(store.getState().pages.get('/nowhere')).toBeNull()
  controller.setPath('/blog/b')
  await settle()
  expect(store.getState()).toMatchObject({ status: 'live', page: undefined, hiddenPaths: new Set(['/blog/b']) })
  expect(store.getState().pages.get('/blog/b')).toBeNull()
})

test.each([
  ['refused', tokenUntil(Date.parse('2030-01-01'))],
  ['expired', tokenUntil(Date.parse('2020-01-01'))],
])('ends as %s when the server rejects the token, and sends no further requests', async (status, token) => {
  const { store, asked } = open({ session: REFUSED, 'page /docs/a': REFUSED }, token)
  await settle()
  expect(store.getState().status).toBe(status)
  expect(mockStop).toHaveBeenCalled()
  asked.length = 0
  await jest.advanceTimersByTimeAsync(10 * RETRY_MS)
  expect(asked).toEqual([])
})

test('compares the expiry of a token with the clock of the server', async () => {
  jest.setSystemTime(Date.parse('2040-01-01'))
  const { store } = await openLive({}, tokenUntil(Date.parse('2026-01-02T00:00:00Z')))
  stream.onState({ status: 'refused' })
  expect(store.getState().status).toBe('refused')
})

test('shows the last of several unsaved texts until the text is saved', async () => {
  const pageWith = (text: string) => pageAt('/docs/a', 1, { data: text })
  const waiting: ((page: PreviewPage) => void)[] = []
  const { controller, store } = await openLive({ page: () => new Promise((resolve) => waiting.push(resolve)) })
  const first = controller.requests.showUnsaved({ file: 'docs/a.md', text: '1' })
  await settle()
  const second = controller.requests.showUnsaved({ file: 'docs/a.md', text: '2' })
  await settle()
  waiting[1]!(pageWith('2'))
  waiting[0]!(pageWith('1'))
  await Promise.allSettled([first, second])
  expect(store.getState().unsaved?.data).toBe('2')
  controller.requests.dropUnsaved()
  expect(store.getState().unsaved).toBeUndefined()
})

describe('presence', () => {
  const arrive = (path: string, count: number) =>
    stream.onEvent({ name: 'presence', data: { path, count, people: [] } })
  const begin = async (id?: string) => {
    const opened = open({ 'presence/s1': {}, 'page /docs/b': pageAt('/docs/b', 1) })
    stream.onState({ status: 'live' })
    const hello = { revision: 1, isResumed: false, build: { state: 'none' as const } }
    stream.onEvent({ name: 'hello', data: { ...hello, ...(id !== undefined && { stream: id }) } })
    await settle()
    const said = () => opened.asked.filter((name) => name === 'presence/s1').length
    return { ...opened, said, others: () => opened.store.getState().others?.count }
  }

  test('reports the page at the start, after navigation, and at intervals', async () => {
    const { controller, said } = await begin('s1')
    expect(said()).toBe(1)
    controller.setPath('/docs/b')
    expect(said()).toBe(2)
    await jest.advanceTimersByTimeAsync(PRESENCE_SECONDS * 1000)
    expect(said()).toBe(3)
    stream.onState({ status: 'offline' })
    await jest.advanceTimersByTimeAsync(PRESENCE_SECONDS * 1000)
    expect(said()).toBe(3)
  })

  test('drops the people of the previous page, and all people when the connection is lost', async () => {
    const { controller, others } = await begin('s1')
    arrive('/docs/a', 2)
    expect(others()).toBe(2)
    controller.setPath('/docs/b')
    arrive('/docs/a', 1)
    expect(others()).toBeUndefined()
    arrive('/docs/b', 1)
    expect(others()).toBe(1)
    stream.onState({ status: 'offline' })
    expect(others()).toBeUndefined()
  })

  test('sends no reports to a server without presence', async () => {
    const { controller, asked } = await begin()
    controller.setPath('/docs/b')
    await jest.advanceTimersByTimeAsync(PRESENCE_SECONDS * 1000)
    expect(asked.filter((name) => name.startsWith('presence'))).toEqual([])
  })
})

test('until the editor leaves the preview, checks the connection when the tab is visible or the network is back', async () => {
  const { controller, onLeave } = open()
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('online'))
  expect(mockWake.mock.calls).toEqual([[false], [true]])
  controller.actions.leave()
  dispatchEvent(new Event('online'))
  expect(mockWake).toHaveBeenCalledTimes(2)
  expect(mockStop).toHaveBeenCalled()
  expect(onLeave).toHaveBeenCalledTimes(1)
})

test('opens the preview build of another origin with the token', async () => {
  const openTab = jest.spyOn(window, 'open').mockReturnValue(null)
  const { controller } = open({ session: { ...session, buildOrigin: 'https://preview.example' } })
  await settle()
  controller.actions.openBuild()
  expect(openTab.mock.calls[0]?.[0]).toBe('https://preview.example/docs/a#preview=abc')
})

describe('the comparison with another branch', () => {
  test.each([
    ['is deleted', { branches: [] }],
    ['is the current branch', { branch: 'launch' }],
  ])('compares with the published site again if the stored branch %s', async (_situation, fields) => {
    sessionStorage.setItem('previewAgainst', 'launch')
    const { store } = await openLive({ session: { ...session, ...fields } }, 'abc', { against: 'launch' })
    expect(store.getState().against).toBeUndefined()
    expect(sessionStorage.getItem('previewAgainst')).toBe('')
  })

  test('stores null for a path that has no page on the compared branch', async () => {
    const answers = { 'page /docs/b': pageAt('/docs/b', 1), 'navigation of :published': [] }
    const { controller, store } = open(answers, 'abc', { published: ':published' })
    await settle()
    controller.setPath('/docs/b')
    await settle()
    expect(Object.fromEntries(store.getState().comparedPages)).toEqual({ '/docs/a': null, '/docs/b': null })
  })

  test('requests the compared page again after an event without files', async () => {
    const key = 'page /docs/a of :published'
    const compared = { [key]: pageAt('/docs/a', 1), 'navigation of :published': [] }
    const { store, answers } = await openLive(compared, 'abc', { published: ':published' })
    expect(store.getState().comparedPages.get('/docs/a')?.revision).toBe(1)
    answers[key] = pageAt('/docs/a', 2)
    change({ revision: 2, files: [] })
    await settle()
    expect(store.getState().comparedPages.get('/docs/a')?.revision).toBe(2)
  })
})

test('any answer with status 410 ends the preview of a deleted branch, and the preview offers other branches', async () => {
  const branches = [{ name: 'main', isDefault: true }]
  const { store } = open({ session: GONE, branches: { branches } })
  await settle()
  expect(store.getState()).toMatchObject({ status: 'gone', branches })
})
