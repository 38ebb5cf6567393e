import * as React from 'react'
import { PART_TIMEOUT_MS } from '@galley/core/load-part'
import { findRouteRule, type RouteMiddleware, type RouteRule } from '@galley/core/route-rules'
import { routeMiddleware } from '@galley/site/route-middleware'
import { act, render, screen } from '@testing-library/react'
import { navigate } from 'gatsby'
import { ErrorBoundary } from './error-boundary'
import { RouteGate } from './route-gate'

let rules: RouteRule[] = []

function Gate({ path, search = '' }: { path: string; search?: string }) {
  const rule = findRouteRule(path, rules)
  const page = <h1>{path}</h1>
  return (
    <ErrorBoundary route={path + search} renderError={({ status, message }) => <p>{`${status} ${message}`}</p>}>
      {rule ? (
        <RouteGate rule={rule} page={{ path, search, data: {} }}>
          {page}
        </RouteGate>
      ) : (
        page
      )}
    </ErrorBoundary>
  )
}

const setRules = (...next: RouteRule[]) => (rules = next)
const setMiddleware = (name: string, run: RouteMiddleware) => (routeMiddleware[name] = run)
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent

/** Creates a promise that the test resolves. */
function createAnswer<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined
  const promise = new Promise<Answer>((settle) => (resolve = settle))
  return { promise, resolve }
}

/** Shows the first page, and then opens another. */
async function goTo(path: string, search = '') {
  const { rerender } = render(<Gate path="/" />)
  await act(async () => rerender(<Gate path={path} search={search} />))
  return (next: string) => act(async () => rerender(<Gate path={next} />))
}

beforeEach(() => jest.mocked(navigate).mockClear())
afterEach(() => {
  rules = []
  for (const name of Object.keys(routeMiddleware)) Reflect.deleteProperty(routeMiddleware, name)
  jest.restoreAllMocks()
})

describe('validate', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    setRules({ path: '/plans/:id', validate: ({ params }) => /^\d+$/.test(params['id'] ?? '') })
  })

  test('shows nothing until an asynchronous check is done', async () => {
    const answer = createAnswer<boolean>()
    setRules({ path: '/plans/:id', validate: () => answer.promise })
    await goTo('/plans/7')
    expect(title()).toBeUndefined()
    await act(async () => answer.resolve(true))
    expect(title()).toBe('/plans/7')
  })

  test('may reject a page asynchronously, before all middleware', async () => {
    const middleware = jest.fn()
    setMiddleware('later', middleware)
    setRules({ path: '/plans/:id', validate: async () => false, middleware: ['later'] })
    await goTo('/plans/7')
    expect(await screen.findByText('404 Page Not Found: /plans/7')).toBeInTheDocument()
    expect(middleware).not.toHaveBeenCalled()
  })

  test('times out with an error after ten seconds', async () => {
    jest.useFakeTimers()
    setRules({ path: '/plans/:id', validate: () => new Promise(() => undefined) })
    await goTo('/plans/7')
    await act(() => jest.advanceTimersByTimeAsync(PART_TIMEOUT_MS))
    expect(screen.getByText(/^500 /)).toBeInTheDocument()
    jest.useRealTimers()
  })
})

describe('middleware', () => {
  test('runs before the page is shown', async () => {
    const pass = createAnswer<undefined>()
    const slow = jest.fn(() => pass.promise)
    setMiddleware('slow', slow)
    setRules({ path: '/studio/*', middleware: ['slow'] })
    await goTo('/studio/pricing', '?plan=team')
    expect(slow).toHaveBeenCalledWith({
      path: '/studio/pricing',
      search: '?plan=team',
      params: { '*': 'pricing' },
      data: {},
    })
    expect(title()).toBeUndefined()
    await act(async () => pass.resolve(undefined))
    expect(title()).toBe('/studio/pricing')
    expect(slow).toHaveBeenCalledTimes(1)
  })

  test('redirects without showing the guarded page', async () => {
    setMiddleware('closed', () => '/blog')
    setRules({ path: '/studio', middleware: ['closed'] })
    const goOn = await goTo('/studio')
    expect(navigate).toHaveBeenCalledWith('/blog', { replace: true })
    expect(title()).toBeUndefined()
    await goOn('/blog')
    expect(title()).toBe('/blog')
  })

  const stop = () => {
    throw new Error('No session')
  }
  test.each<[problem: string, run: RouteMiddleware | undefined, message: string]>([
    ['throws', stop, 'No session'],
    ['redirects to another site', () => 'https://example.org', 'the URL leads to another site'],
    ['does not exist', undefined, 'Unknown route middleware: "first"'],
  ])('shows an error for middleware that %s', async (_problem, run, message) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    if (run) setMiddleware('first', run)
    setRules({ path: '/studio', middleware: ['first'] })
    await goTo('/studio')
    expect(screen.getByText(/^500 /)).toBeInTheDocument()
    expect(log.mock.calls.flat().map(String).join()).toContain(message)
  })

  test('changes nothing after the reader has left the page', async () => {
    const pass = createAnswer<string>()
    setMiddleware('slow', () => pass.promise)
    setRules({ path: '/studio', middleware: ['slow'] })
    const goOn = await goTo('/studio')
    await goOn('/blog')
    await act(async () => pass.resolve('/docs'))
    expect(navigate).not.toHaveBeenCalled()
    expect(title()).toBe('/blog')
  })
})
