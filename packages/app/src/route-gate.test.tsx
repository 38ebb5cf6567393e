import * as React from 'react'
import { PART_TIMEOUT_MS } from '@galley/core/load-part'
import { findRouteRule, type RouteMiddleware, type RouteRule } from '@galley/core/route-rules'
import { routeMiddleware } from '@galley/site/route-middleware'
import { act, render, screen } from '@testing-library/react'
import { navigate } from 'gatsby'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
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

/** An answer that the test sends when it wants. */
function createAnswer<Answer>() {
  let resolve: (answer: Answer) => void = () => undefined
  const promise = new Promise<Answer>((settle) => (resolve = settle))
  return { promise, resolve }
}

/** Shows the first page, then goes to another. */
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

test('a page without a rule is shown at once', async () => {
  await goTo('/docs')
  expect(title()).toBe('/docs')
})

describe('validate', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    setRules({ path: '/plans/:id', validate: ({ params }) => /^\d+$/.test(params['id'] ?? '') })
  })

  test('lets a page through that there is', async () => {
    await goTo('/plans/7')
    expect(title()).toBe('/plans/7')
  })

  test('answers with a 404 for one that there is not, until the reader goes on', async () => {
    const goOn = await goTo('/plans/gold')
    expect(screen.getByText('404 Page Not Found: /plans/gold')).toBeInTheDocument()
    expect(title()).toBeUndefined()
    await goOn('/plans/8')
    expect(title()).toBe('/plans/8')
  })

  test('may take time: nothing is shown before it is over', async () => {
    const answer = createAnswer<boolean>()
    setRules({ path: '/plans/:id', validate: () => answer.promise })
    await goTo('/plans/7')
    expect(title()).toBeUndefined()
    await act(async () => answer.resolve(true))
    expect(title()).toBe('/plans/7')
  })

  test('that takes time may answer with a 404, ahead of all middleware', async () => {
    const middleware = jest.fn()
    setMiddleware('later', middleware)
    setRules({ path: '/plans/:id', validate: async () => false, middleware: ['later'] })
    await goTo('/plans/7')
    expect(await screen.findByText('404 Page Not Found: /plans/7')).toBeInTheDocument()
    expect(middleware).not.toHaveBeenCalled()
  })

  test('that does not answer is an error after ten seconds', async () => {
    jest.useFakeTimers()
    setRules({ path: '/plans/:id', validate: () => new Promise(() => undefined) })
    await goTo('/plans/7')
    await act(() => jest.advanceTimersByTimeAsync(PART_TIMEOUT_MS))
    expect(screen.getByText(/^500 /)).toBeInTheDocument()
    jest.useRealTimers()
  })

  test('hides the first page until it is judged, in browsers that run scripts', async () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Gate path="/plans/7" />)
    const isWaiting = () => root.querySelector('h1')!.closest('[data-waiting]') !== null
    expect(isWaiting()).toBe(true)
    await act(async () => {
      hydrateRoot(root, <Gate path="/plans/7" />)
    })
    expect(isWaiting()).toBe(false)
    root.remove()
  })

  test('judges the first page once it is taken over from the server', async () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(<Gate path="/plans/gold" />)
    const handleMismatch = jest.fn()
    await act(async () => {
      hydrateRoot(root, <Gate path="/plans/gold" />, { onRecoverableError: handleMismatch })
    })
    expect(screen.getByText('404 Page Not Found: /plans/gold')).toBeInTheDocument()
    expect(handleMismatch).not.toHaveBeenCalled()
    root.remove()
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

  test('leads elsewhere, and the guarded page is never shown', async () => {
    setMiddleware('closed', () => '/blog')
    setRules({ path: '/studio', middleware: ['closed'] })
    const goOn = await goTo('/studio')
    expect(navigate).toHaveBeenCalledWith('/blog', { replace: true })
    expect(title()).toBeUndefined()
    await goOn('/blog')
    expect(title()).toBe('/blog')
  })

  test('stops with an error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    setMiddleware('broken', () => {
      throw new Error('No session')
    })
    setRules({ path: '/studio', middleware: ['broken'] })
    await goTo('/studio')
    expect(screen.getByText(/^500 /)).toBeInTheDocument()
  })

  test('leading out of the site without the option is refused', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    setMiddleware('away', () => 'https://example.org')
    setRules({ path: '/studio', middleware: ['away'] })
    await goTo('/studio')
    expect(screen.getByText(/^500 /)).toBeInTheDocument()
    expect(log.mock.calls.flat().map(String).join()).toContain('the URL leads to another site')
  })

  test('of an unknown name is an error', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    setRules({ path: '/studio', middleware: ['nobody'] })
    await goTo('/studio')
    expect(screen.getByText(/^500 /)).toBeInTheDocument()
    expect(log.mock.calls.flat().map(String).join()).toContain('Unknown route middleware: "nobody"')
  })

  test('that answers after the reader went on changes nothing', async () => {
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
