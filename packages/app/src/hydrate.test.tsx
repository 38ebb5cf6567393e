import * as React from 'react'
import { createError } from '@galley/core/app-error'
import { act, waitFor } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'
import { replaceHydrateFunction } from './hydrate'

afterEach(() => jest.restoreAllMocks())

test('takes over what the server rendered, and renders what it did not', async () => {
  const root = document.createElement('div')
  root.innerHTML = '<p>Hello</p>'
  const paragraph = root.firstChild
  const empty = document.createElement('div')
  await act(async () => {
    replaceHydrateFunction()(<p>Hello</p>, root)
    replaceHydrateFunction()(<p>Hello</p>, empty)
  })
  expect(root.firstChild).toBe(paragraph)
  expect(empty).toHaveTextContent('Hello')
})

test('renders a page again that the server answered with the 404 page', async () => {
  const page = (path: string) => ({ page: { path } })
  const loadPageSync = jest.fn(() => page('/404.html'))
  Object.assign(window, { pagePath: '/404.html', ___loader: { loadPageSync } })
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const open = async (html: string) => {
    const root = document.createElement('div')
    root.innerHTML = html
    const before = root.firstChild
    await act(async () => replaceHydrateFunction()(<p>Page not found</p>, root))
    return root.firstChild === before
  }
  expect(await open('<p>Page not found</p>')).toBe(true)
  loadPageSync.mockReturnValue(page('/search'))
  expect(await open('<h1>404</h1>')).toBe(false)
  expect(error).not.toHaveBeenCalled()
  Object.assign(window, { pagePath: undefined })
})

test('an app that fails while mounting is logged', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('No data')
  const Broken = () => {
    throw failure
  }
  replaceHydrateFunction()(<Broken />, document.createElement('div'))
  await waitFor(() => expect(error).toHaveBeenCalledWith('Error while mounting app:', failure))
})

test('an element that cannot be mounted in is logged', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = document.createComment('') as unknown as Element
  await act(async () => replaceHydrateFunction()(<p>Hello</p>, root))
  expect(error).toHaveBeenCalledWith('Error while mounting app:', expect.any(Error))
})

/** Starts the application where a page throws, and gives the errors that the window has of it. */
async function failInDevelop(thrown: unknown) {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development')
  const errors: unknown[] = []
  window.reportError = (error) => void errors.push(error)
  const Broken = () => {
    throw thrown
  }
  await act(async () =>
    replaceHydrateFunction()(
      <ErrorBoundary route="/" renderError={() => <p>Sorry</p>}>
        <Broken />
      </ErrorBoundary>,
      document.createElement('div'),
    ),
  )
  // After Fast Refresh, which is not waited for.
  await new Promise((resolve) => setTimeout(resolve))
  return errors
}

test('in develop, the overlay of Gatsby gets the error of a page that has an error screen', async () => {
  const failure = new TypeError('x is not a function')
  expect(await failInDevelop(failure)).toEqual([failure])
})

test('in develop, what a page throws for its readers is logged alone', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = createError({ status: 404 })
  expect(await failInDevelop(failure)).toEqual([])
  expect(log).toHaveBeenCalledWith(failure)
})
