import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useStaticQuery } from 'gatsby'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { FramedPage } from './page-frame'
import { wrapPageElement } from './wrap'

const at = (pathname: string, builtAs = pathname) =>
  ({
    location: { pathname, search: '', hash: '' },
    pageResources: { page: { path: builtAs } },
  }) as unknown as FramedPage

const app = (props: FramedPage) => wrapPageElement({ element: <h1>Hello</h1>, props })
/** Draws it, and waits for what is fetched once it stands. */
const show = (props: FramedPage) => React.act(async () => void render(app(props)))

beforeAll(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [] })
})

test('a page stands in the main part, between header and footer', async () => {
  await show(at('/blog'))
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1, name: 'Hello' }))
  expect(screen.getByRole('contentinfo')).toBeInTheDocument()
})

test('the first press of Tab offers to skip to the content', async () => {
  await show(at('/blog'))
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  expect(document.querySelector('#pageContent')).toBe(screen.getByRole('main'))
})

test.each([
  ['a page', at('/docs/start'), at('/docs/start')],
  ['an unknown address', at('/404.html'), at('/docs/nope', '/404.html')],
])('%s is drawn alike on the server and in the browser', async (_situation, onServer, inBrowser) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(app(onServer))
  const handleError = jest.fn()
  await React.act(async () => {
    hydrateRoot(root, app(inBrowser), { onRecoverableError: handleError })
  })
  expect(handleError).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
  root.remove()
})
