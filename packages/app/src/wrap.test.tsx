import * as React from 'react'
import { act } from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { overlays } from '@galley/ui/overlay'
import { toasts } from '@galley/ui/toast'
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

const page = (
  <DefaultLayout>
    <h1>Hello</h1>
  </DefaultLayout>
)
const app = (props: FramedPage) => wrapPageElement({ element: page, props })
/** Renders a page, and waits for the parts that load afterwards. */
const show = (props: FramedPage) => act(async () => void render(app(props)))

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList
  jest.mocked(useStaticQuery).mockReturnValue({ contentNavigation: [] })
})

test('Tab first focuses the link that skips to the content', async () => {
  await show(at('/blog'))
  await userEvent.tab()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to content' })
  expect(link).toHaveFocus()
  expect(document.querySelector(link.hash)).toContainElement(screen.getByRole('heading', { level: 1 }))
})

test.each([
  ['a page', at('/docs/start'), at('/docs/start')],
  ['an unknown URL', at('/404.html'), at('/docs/nope', '/404.html')],
])('%s has the same HTML on the server and in the browser', async (_situation, onServer, inBrowser) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(app(onServer))
  const handleError = jest.fn()
  await act(async () => {
    hydrateRoot(root, app(inBrowser), { onRecoverableError: handleError })
  })
  expect(handleError).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
  root.remove()
})

test('renders toasts and overlays above every page', async () => {
  const Hint = ({ open }: { open?: boolean }) => (open ? <p>A hint</p> : null)
  await show(at('/blog'))
  await act(async () => {
    toasts.add({ title: 'Saved' })
    void overlays.create(Hint).open()
  })
  expect(await screen.findAllByText('Saved')).not.toHaveLength(0)
  expect(await screen.findByText('A hint')).toBeInTheDocument()
})
