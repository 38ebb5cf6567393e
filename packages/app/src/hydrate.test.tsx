import * as React from 'react'
import { createError } from '@galley/core/app-error'
import { act, waitFor } from '@testing-library/react'
import { ErrorBoundary } from './error-boundary'
import { replaceHydrateFunction } from './hydrate'

afterEach(() => jest.restoreAllMocks())

test('hydrates the HTML of the server, and renders a page whose HTML is empty', async () => {
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

test('renders a page anew if the server sent the 404 page', async () => {
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

test('logs an app that fails while mounting', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = new Error('No data')
  const Broken = () => {
    throw failure
  }
  replaceHydrateFunction()(<Broken />, document.createElement('div'))
  await waitFor(() => expect(error).toHaveBeenCalledWith('Error while mounting app:', failure))
})

test('logs an element that cannot be a root', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = document.createComment('') as unknown as Element
  await act(async () => replaceHydrateFunction()(<p>Hello</p>, root))
  expect(error).toHaveBeenCalledWith('Error while mounting app:', expect.any(Error))
})

/** Starts the application with a page that throws, and returns the errors that the window reports. */
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
  // The error is reported after a timeout, once Fast Refresh is done.
  await new Promise((resolve) => setTimeout(resolve))
  return errors
}

test("in develop, Gatsby's overlay shows an error of the code, and an error for readers is only logged", async () => {
  const fault = new TypeError('x is not a function')
  expect(await failInDevelop(fault)).toEqual([fault])
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const failure = createError({ status: 404 })
  expect(await failInDevelop(failure)).toEqual([])
  expect(log).toHaveBeenCalledWith(failure)
})
