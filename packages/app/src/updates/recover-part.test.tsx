import * as React from 'react'
import { site } from '@galley/site'
import { reloadPage } from '@galley/start/load-document'
import { reloadOnce } from '@galley/start/reload'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type BuildAnswer, checkBuild, useIsUpdated } from './build-watch'
import { PageNotice } from './page-notice'
import { pageNotice } from './page-notice-store'
import { noteRendered, recoverLostParts, recoverPart } from './recover-part'
import { watchUnsentWork } from './unsent-work'

jest.mock('./build-watch')
jest.mock('@galley/start/reload')
jest.mock('@galley/start/load-document')

const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: '/7-abc.js' })
const find = (build: BuildAnswer) => jest.mocked(checkBuild).mockResolvedValue(build)
const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Recovers a part that failed, and records the result. */
async function lose(attempt = 1) {
  const ended = jest.fn<undefined, [string]>()
  await act(async () => {
    void recoverPart(lost, attempt, 'The menu')
      .then(() => 'again')
      .catch(() => 'given up')
      .then(ended)
    await new Promise((resolve) => setTimeout(resolve))
  })
  return ended
}

beforeAll(watchUnsentWork)
beforeAll(noteRendered)
beforeEach(() => {
  jest.resetAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  pageNotice.setState(undefined)
  setOnline(true)
  find('current')
  render(<PageNotice />)
})

test('reloads the page once for a missing part', async () => {
  jest.mocked(reloadOnce).mockReturnValue(true)
  const ended = await lose()
  // A response from before the failure does not count.
  expect(checkBuild).toHaveBeenCalledWith(true)
  expect(reloadOnce).toHaveBeenCalledWith('/7-abc.js')
  expect(ended).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(console.error).toHaveBeenCalledWith(lost)
})

test('offers to try again after a reload, and then to reload the page', async () => {
  const ended = await lose()
  expect(screen.getByRole('alert')).toHaveTextContent('The menu could not be loaded.')
  await press('Try again')
  expect(ended).toHaveBeenCalledWith('again')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await lose(2)
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

test('asks before a reload that would close a dialog, but not after the text was sent', async () => {
  jest.mocked(reloadOnce).mockReturnValue(true)
  const { unmount } = render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'Ana{Enter}')
  await lose()
  expect(reloadOnce).toHaveBeenCalledTimes(1)
  unmount()
  render(<div role="dialog" aria-label="Search" />)
  await lose()
  expect(reloadOnce).toHaveBeenCalledTimes(1)
  await press('Try again')
  await lose(2)
  expect(screen.getByRole('alert')).toHaveTextContent('Reload the page? Open dialogs and unsent text will be lost.')
  await press('Reload')
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

test.each([
  [false, 'unreachable', 'You are offline. The menu loads when the network is back.'],
  [true, 'unreachable', 'This site does not respond. The menu could not be loaded.'],
] as const)(
  'explains why the part is missing instead of reloading (online: %s, site: %s)',
  async (isOnline, build, words) => {
    setOnline(isOnline)
    find(build)
    await lose()
    expect(reloadOnce).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  },
)

test('gives up when the notice is closed', async () => {
  const ended = await lose()
  await press('Close')
  await act(async () => undefined)
  expect(ended).toHaveBeenCalledWith('given up')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('recovers preloaded code, and ignores other errors', async () => {
  jest.mocked(reloadOnce).mockReturnValue(true)
  recoverLostParts()
  const reject = (reason: unknown) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })))
  await reject(new Error('Something else'))
  expect(reloadOnce).not.toHaveBeenCalled()
  await reject(lost)
  expect(reloadOnce).toHaveBeenCalledWith('/7-abc.js')
})

test.each([true, false])('reports a new build only if the site enables the notice: %s', async (isWanted) => {
  jest.mocked(useIsUpdated).mockReturnValue(true)
  jest.replaceProperty(site.updates, 'notice', isWanted)
  render(<PageNotice />)
  const notices = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(notices[0]?.startsWith('A new version is available.')).toBe(isWanted || undefined)
})
