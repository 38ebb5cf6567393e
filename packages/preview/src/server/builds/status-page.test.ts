/** @jest-environment jsdom */
import { type StatusPage, renderStatusPage } from './status-page'
import { LOST_MS, POLL_MS, SIGN_IN_PATH, SIGN_IN_SCRIPT, STATUS_SCRIPT, WAIT_TIMEOUT_MS } from './status-page-script'

const waiting = { title: 'The build is running', status: 'Wait.', time: '1 s', isBusy: true, events: '/events' }

const closed = jest.fn()
const streams: { url: string; send: () => void }[] = []

class Stream {
  close = closed

  constructor(readonly url: string) {}

  addEventListener(name: string, send: () => void) {
    if (name === 'build') streams.push({ url: this.url, send })
  }
}

/** The next response of the server; an `Error` for no response. */
let answer: StatusPage | string | Error
const fetched = jest.fn(async () => {
  if (answer instanceof Error) throw answer
  return { text: async () => (typeof answer === 'string' ? answer : renderStatusPage(answer as StatusPage)) }
})

beforeEach(() => {
  jest.useFakeTimers()
  streams.length = 0
  answer = waiting
  Object.assign(window, { EventSource: Stream, fetch: fetched })
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal })
  document.documentElement.innerHTML = renderStatusPage(waiting)
  // Scripts inserted with innerHTML do not run.
  window.eval(STATUS_SCRIPT)
})

afterEach(() => {
  jest.clearAllTimers()
  jest.useRealTimers()
  jest.clearAllMocks()
})

const heading = () => document.querySelector('h1')?.textContent
const busy = () => document.querySelector('main')?.hasAttribute('data-busy')

test('a waiting page requests itself repeatedly, and replaces only the parts that differ', async () => {
  const status = document.querySelector('#status p')
  answer = { ...waiting, time: '3 s' }
  await jest.advanceTimersByTimeAsync(POLL_MS)
  expect(document.getElementById('time')?.textContent).toBe('3 s')
  expect(document.querySelector('#status p')).toBe(status)
  answer = { title: 'The build failed', status: 'Mend it.', more: '<pre>log</pre>', events: '/events' }
  await jest.advanceTimersByTimeAsync(POLL_MS)
  expect(heading()).toBe('The build failed')
  expect(document.title).toContain('The build failed')
  expect(document.querySelector('pre')?.textContent).toBe('log')
  expect(busy()).toBe(false)
})

test('an event makes the page request itself at once', async () => {
  expect(streams.map(({ url }) => url)).toEqual(['/events'])
  answer = { ...waiting, title: 'The build is about to begin' }
  streams[0]?.send()
  await jest.advanceTimersByTimeAsync(0)
  expect(heading()).toBe('The build is about to begin')
})

test('reloads once if the response is another page', async () => {
  // jsdom cannot navigate and logs an error.
  const notPossible = jest.spyOn(console, 'error').mockImplementation(() => {})
  answer = '<!doctype html><h1>Install</h1>'
  await jest.advanceTimersByTimeAsync(POLL_MS * 3)
  expect(notPossible).toHaveBeenCalledTimes(1)
  expect(String(notPossible.mock.calls[0]?.[0])).toContain('navigation')
  notPossible.mockRestore()
})

test('reports a server that does not answer, until the server is back', async () => {
  answer = new Error('offline')
  await jest.advanceTimersByTimeAsync(LOST_MS)
  expect(heading()).toBe('The build is running')
  await jest.advanceTimersByTimeAsync(POLL_MS)
  expect(heading()).toBe('The preview server does not answer')
  answer = waiting
  await jest.advanceTimersByTimeAsync(POLL_MS)
  expect(heading()).toBe('The build is running')
})

test('stops after the time limit of a build', async () => {
  // Skips most of the time, because the test would be slow with that many requests.
  jest.setSystemTime(Date.now() + WAIT_TIMEOUT_MS - 2 * POLL_MS)
  await jest.advanceTimersByTimeAsync(POLL_MS)
  expect(heading()).toBe('The build is running')
  await jest.advanceTimersByTimeAsync(POLL_MS)
  expect(heading()).toBe('The build takes too long')
  expect(busy()).toBe(false)
  expect(closed).toHaveBeenCalled()
  fetched.mockClear()
  await jest.advanceTimersByTimeAsync(POLL_MS * 5)
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['#preview=abc.def', '/docs', { preview: 'abc.def', to: '/docs' }],
  ['#set-up&preview=abc.def', '/docs#set-up', { preview: 'abc.def', to: '/docs#set-up' }],
  ['#preview=', '/docs', { preview: '', to: '/docs' }],
  ['#preview', '/docs#preview', undefined],
])('removes the token of %s from the URL and sends it to the server', (hash, left, fields) => {
  history.replaceState(null, '', `/docs${hash}`)
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  window.eval(SIGN_IN_SCRIPT)
  expect(location.pathname + location.hash).toBe(left)
  const form = document.querySelector<HTMLFormElement>(`form[action="${SIGN_IN_PATH}"][method="post"]`)
  expect(form ? Object.fromEntries(new FormData(form)) : undefined).toEqual(fields)
  expect(submit).toHaveBeenCalledTimes(fields ? 1 : 0)
  submit.mockRestore()
})

test('a page that does not wait sends no requests, and escapes its title', () => {
  const html = renderStatusPage({ title: 'A <b> & "c"', status: 'Over.' })
  expect(html).not.toContain(STATUS_SCRIPT)
  expect(html).not.toContain('http-equiv="refresh"')
  expect(html).toContain('<h1>A &lt;b&gt; &amp; &quot;c&quot;</h1>')
})
