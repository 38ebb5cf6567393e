/** @jest-environment jsdom */
import { type StatusPage, renderStatusPage } from './status-page'
import { LOST_MS, POLL_MS, SIGN_IN_PATH, SIGN_IN_SCRIPT, STATUS_SCRIPT, WAIT_TIMEOUT_MS } from './status-page-script'

const waiting: StatusPage = {
  title: 'The build is running',
  status: 'Wait.',
  time: '1 s',
  isBusy: true,
  events: '/events',
}

const closed = jest.fn()
const streams: { url: string; send: () => void }[] = []

class Stream {
  close = closed

  constructor(readonly url: string) {}

  addEventListener(name: string, send: () => void) {
    if (name === 'build') streams.push({ url: this.url, send })
  }
}

/** What the server answers next; an `Error` when it does not. */
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
  // Scripts that are set so do not run.
  window.eval(STATUS_SCRIPT)
})

afterEach(() => {
  jest.clearAllTimers()
  jest.useRealTimers()
  jest.clearAllMocks()
})

const heading = () => document.querySelector('h1')?.textContent
const busy = () => document.querySelector('main')?.hasAttribute('data-busy')

test('a page that waits asks again and again, and takes over what differs alone', async () => {
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

test('an event of the stream makes it ask at once', async () => {
  expect(streams.map(({ url }) => url)).toEqual(['/events'])
  answer = { ...waiting, title: 'The build is about to begin' }
  streams[0]?.send()
  await jest.advanceTimersByTimeAsync(0)
  expect(heading()).toBe('The build is about to begin')
})

test('when the answer is another page, the browser goes there, once', async () => {
  // The environment cannot navigate, and says so.
  const notPossible = jest.spyOn(console, 'error').mockImplementation(() => {})
  answer = '<!doctype html><h1>Install</h1>'
  await jest.advanceTimersByTimeAsync(POLL_MS * 3)
  expect(notPossible).toHaveBeenCalledTimes(1)
  expect(String(notPossible.mock.calls[0]?.[0])).toContain('navigation')
  notPossible.mockRestore()
})

test('a server that does not answer is named after a while, and forgotten when it is back', async () => {
  answer = new Error('offline')
  await jest.advanceTimersByTimeAsync(LOST_MS)
  expect(heading()).toBe('The build is running')
  await jest.advanceTimersByTimeAsync(POLL_MS)
  expect(heading()).toBe('The preview server does not answer')
  answer = waiting
  await jest.advanceTimersByTimeAsync(POLL_MS)
  expect(heading()).toBe('The build is running')
})

test('it stops after a time in which any build has ended', async () => {
  // To ask so often would take long here, too.
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
])('the token of %s leaves the URL and is sent to the server', (hash, left, fields) => {
  history.replaceState(null, '', `/docs${hash}`)
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  window.eval(SIGN_IN_SCRIPT)
  expect(location.pathname + location.hash).toBe(left)
  const form = document.querySelector<HTMLFormElement>(`form[action="${SIGN_IN_PATH}"][method="post"]`)
  expect(form ? Object.fromEntries(new FormData(form)) : undefined).toEqual(fields)
  expect(submit).toHaveBeenCalledTimes(fields ? 1 : 0)
  submit.mockRestore()
})

test('a page that waits for nothing does not ask again, and its title is text', () => {
  const html = renderStatusPage({ title: 'A <b> & "c"', status: 'Over.' })
  expect(html).not.toContain(STATUS_SCRIPT)
  expect(html).not.toContain('http-equiv="refresh"')
  expect(html).toContain('<h1>A &lt;b&gt; &amp; &quot;c&quot;</h1>')
})
