/** @jest-environment jsdom */
import { site } from '@galley/site'
import { reloadPage } from '@galley/start/load-document'
import { screen } from '@testing-library/dom'
import { checkBuild } from './build-watch'
import { recoverFirstPage, recoverPart } from './recover-part'
import { hasUnsentWork, watchUnsentWork } from './unsent-work'

jest.mock('./build-watch')
jest.mock('@galley/start/load-document')

beforeEach(() => {
  jest.clearAllMocks()
  document.body.innerHTML = '<button>Menu</button>'
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  jest.mocked(checkBuild).mockResolvedValue('unreachable')
})

const press = (name: string) => screen.getByRole('button', { name }).click()

/** Presses the menu button, and marks the button as waiting, as the start scripts of the page do. */
function pressMenu() {
  const menu = screen.getByRole('button', { name: 'Menu' })
  menu.toggleAttribute('data-waiting', true)
  menu.click()
  return menu
}

test('before the application has rendered, shows the early notice, and controls stop waiting', async () => {
  const menu = pressMenu()
  const recovered = recoverPart(new Error('Loading chunk 7 failed.'), 1, 'Part of this page')
  expect(await screen.findByRole('alert')).toHaveTextContent(site.texts.startFailed)
  expect(menu).not.toHaveAttribute('data-waiting')
  expect(pressMenu()).not.toHaveAttribute('data-waiting')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  press(site.texts.tryAgain)
  await expect(recovered).resolves.toBeUndefined()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(pressMenu()).toHaveAttribute('data-waiting')
})

/** The first page in Gatsby's loader. */
const setPage = (page?: object) => Object.assign(window, { ___loader: { loadPage: () => Promise.resolve(page) } })

test.each([
  ['nothing', undefined],
  ['an error', { status: 'error', error: new Error('Loading chunk 7 failed.') }],
])('shows a notice and reloads if Gatsby loads %s for the first page', async (_name, page) => {
  setPage(page)
  await recoverFirstPage()
  expect(await screen.findByRole('alert')).toHaveTextContent(site.texts.startFailed)
  press(site.texts.tryAgain)
  await new Promise((resolve) => setTimeout(resolve))
  expect(reloadPage).toHaveBeenCalled()
})

test('with unsent text, only "Try again" ends the wait, and nothing reloads the page', async () => {
  document.body.innerHTML += '<div data-tabs data-pressed="1"></div>'
  jest.mocked(checkBuild).mockResolvedValue('current')
  const recovered = recoverPart(new Error('Loading chunk 7 failed.'), 2, 'Part of this page')
  await screen.findByRole('alert')
  window.dispatchEvent(new Event('online'))
  expect(screen.getByRole('alert')).toBeVisible()
  press(site.texts.tryAgain)
  await recovered
  expect(reloadPage).not.toHaveBeenCalled()
})

test.each([
  ['text', '<textarea></textarea>', () => (document.querySelector('textarea')!.value = 'A letter')],
  ['the choice of a tab', '<div data-tabs data-pressed="1"></div>', () => undefined],
])(
  'asks before a reload that would lose %s, even if the reader acted before this code had loaded',
  (_name, html, write) => {
    document.body.innerHTML = html
    write()
    watchUnsentWork()
    expect(hasUnsentWork()).toBe(true)
  },
)
