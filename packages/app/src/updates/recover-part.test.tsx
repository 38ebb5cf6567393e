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

/** Lets a part be lost, and says how its recovery ends. */
async function lose(attempt = 1) {
  const ended = jest.fn<undefined, [string]>()
  await act(async () => {
    recoverPart(lost, attempt, 'The menu').then(
      () => {
        ended('again')
      },
      () => {
        ended('given up')
      },
    )
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

test('the page reloads once for a part that is gone', async () => {
  jest.mocked(reloadOnce).mockReturnValue(true)
  const ended = await lose()
  // What was asked before it was gone says nothing.
  expect(checkBuild).toHaveBeenCalledWith(true)
  expect(reloadOnce).toHaveBeenCalledWith('/7-abc.js')
  expect(ended).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(console.error).toHaveBeenCalledWith(lost)
})

test('when that did not help, a notice offers to try again, and to reload the page after that', async () => {
  const ended = await lose()
  expect(screen.getByRole('alert')).toHaveTextContent('The menu could not be loaded.')
  await press('Try again')
  expect(ended).toHaveBeenCalledWith('again')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await lose(2)
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

test('what the reader has written is not lost without a question', async () => {
  jest.mocked(reloadOnce).mockReturnValue(true)
  const { unmount } = render(<textarea />)
  await userEvent.type(screen.getByRole('textbox'), 'A letter')
  await lose()
  expect(reloadOnce).not.toHaveBeenCalled()
  await press('Try again')
  await lose(2)
  expect(screen.getByRole('alert')).toHaveTextContent('Reload the page? What is open or written here will be lost.')
  expect(reloadPage).not.toHaveBeenCalled()
  await press('Reload')
  expect(reloadPage).toHaveBeenCalledTimes(1)
  unmount()
})

test('a text that has been sent is no reason to ask, an open dialog is', async () => {
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
})

test.each([
  [false, 'unreachable', 'You are offline. The menu loads when the network is back.'],
  [true, 'unreachable', 'This site does not answer. The menu could not be loaded.'],
] as const)(
  'online %s and a site that is %s: no reload, which would lose the page, but words',
  async (isOnline, build, words) => {
    setOnline(isOnline)
    find(build)
    await lose()
    expect(reloadOnce).not.toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent(words)
  },
)

test('all missing parts load when the network is back', async () => {
  find('unreachable')
  const ended = [await lose(), await lose()]
  await act(async () => void window.dispatchEvent(new Event('online')))
  for (const end of ended) expect(end).toHaveBeenCalledWith('again')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('closing the notice gives up', async () => {
  const ended = await lose()
  await press('Close')
  await act(async () => undefined)
  expect(ended).toHaveBeenCalledWith('given up')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('code that nobody waits for is recovered too; other errors are not', async () => {
  jest.mocked(reloadOnce).mockReturnValue(true)
  recoverLostParts()
  const reject = (reason: unknown) =>
    act(async () => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })))
  await reject(new Error('Something else'))
  expect(reloadOnce).not.toHaveBeenCalled()
  await reject(lost)
  expect(reloadOnce).toHaveBeenCalledWith('/7-abc.js')
})

test.each([true, false])('a new build is reported where the site wants that: %s', async (isWanted) => {
  jest.mocked(useIsUpdated).mockReturnValue(true)
  jest.replaceProperty(site.updates, 'notice', isWanted)
  render(<PageNotice />)
  const notices = screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  expect(notices[0]?.startsWith('A new version is available.')).toBe(isWanted || undefined)
})
