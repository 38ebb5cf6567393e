import * as React from 'react'
import { createError } from '@galley/core/app-error'
import { site } from '@galley/testing/site.fixture'
import { Footer } from '@galley/theme/shell/footer'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useStaticQuery } from 'gatsby'
import type { FramedPage } from './page-frame'
import { wrapPageElement } from './wrap'

jest.mock('@galley/theme/shell/footer', () => ({ Footer: jest.fn(() => <footer>Footer</footer>) }))

const at = (pathname: string, key = '') =>
  ({ location: { pathname, search: '', hash: '', key }, pageContext: {} }) as unknown as FramedPage

/** A page that fails while it is rendered. */
function Broken({ error }: { error: unknown }): never {
  throw error
}

const broken = (error: unknown, props = at('/docs')) => wrapPageElement({ element: <Broken error={error} />, props })
const show = (element: React.ReactElement) => act(async () => render(element))
const setUserAgent = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

const scrollTo = jest.fn()
let log: jest.SpyInstance

beforeAll(() => {
  window.scrollTo = scrollTo
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [] })
})
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('a failed page shows an error between header and footer, with a link home', async () => {
  await show(broken(createError({ status: 403, statusMessage: 'Not yours', message: 'Ask an editor.' })))
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('403')
  expect(main).toContainElement(screen.getByRole('heading', { level: 1, name: 'Not yours' }))
  expect(main).toHaveTextContent('Ask an editor.')
  expect(screen.getByRole('alert')).toHaveTextContent('Not yours')
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})

test('the title names the error, and search engines do not index the page', async () => {
  document.title = 'Plans'
  await show(broken(createError({ status: 404 })))
  await waitFor(() => expect(document.title).toBe(`Page not found - ${site.name}`))
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'We are sorry but this page could not be found.',
  )
})

test.each([
  ['another page', at('/blog')],
  ['the same page again', at('/docs', 'k2')],
  ['new data of the page', { ...at('/docs'), data: {} }],
])('going to %s clears the error', async (_place, next) => {
  const { rerender } = await show(broken(createError('No plans.')))
  expect(screen.getByText('No plans.')).toBeInTheDocument()
  await act(async () => rerender(wrapPageElement({ element: <h1>Hello</h1>, props: next })))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello')
  expect(screen.queryByText('No plans.')).not.toBeInTheDocument()
})

test('shows an error that the frame throws without rendering the frame', async () => {
  jest.mocked(Footer).mockImplementation(() => {
    throw createError({ statusMessage: 'No footer' })
  })
  await show(wrapPageElement({ element: <h1>Hello</h1>, props: at('/docs') }))
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'No footer' }))
  expect(screen.getByRole('link', { name: 'Back to home' })).toBeInTheDocument()
  jest.mocked(Footer).mockImplementation(() => <footer>Footer</footer>)
})

test('shows crawlers no error screen, and only logs the error', async () => {
  setUserAgent('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  await show(broken(createError({ status: 404 })))
  expect(screen.getByRole('main')).toBeEmptyDOMElement()
  expect(screen.queryByText('404')).not.toBeInTheDocument()
  expect(log).toHaveBeenCalled()
})

describe('an error outside of rendering', () => {
  const page = () => show(wrapPageElement({ element: <h1>Hello</h1>, props: at('/docs') }))
  const throwIn = {
    'an event handler': (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error })),
    'a promise': (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  }

  test.each(Object.entries(throwIn))('a fatal error in %s replaces the page', async (_place, throwError) => {
    await page()
    await act(async () => throwError(createError({ statusMessage: 'No plans', fatal: true })))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No plans')
  })

  test.each(Object.entries(throwIn))('an error in %s that is not fatal changes nothing', async (_place, throwError) => {
    await page()
    await act(async () => throwError(createError('Not now.')))
    await act(async () => throwError(new Error('No network')))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello')
  })
})
