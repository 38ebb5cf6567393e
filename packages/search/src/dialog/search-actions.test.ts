/** @jest-environment jsdom */
import { colorModeStore } from '@galley/ui/hooks/use-color-mode'
import { toasts } from '@galley/ui/toast'
import { searchStore } from '../search-store'
import { openRow } from './result-row'
import { findActions, listActions } from './search-actions'

const list = (repository?: string) => listActions(repository)
const labels = (actions = list()) => actions.map(({ label }) => label)
const run = async (label: string) => {
  openRow(list('https://github.com/a/b').find((action) => action.label === label))
  await Promise.resolve()
}

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList
  document.body.innerHTML = ''
  toasts.clear()
  searchStore.set({ isOpen: true })
})
afterEach(() => jest.restoreAllMocks())

test('lists the actions of the page and the site', () => {
  expect(labels()).toEqual(['Switch to dark mode', 'Copy link to this page'])
  document.body.innerHTML = '<main><a rel="edit noopener" href="https://github.com/a/b/edit/main/x.md">Edit</a></main>'
  const actions = list('https://github.com/a/b')
  expect(actions.map(({ label, to }) => [label, to]).slice(2)).toEqual([
    ['Open repository', 'https://github.com/a/b'],
    ['Edit this page', 'https://github.com/a/b/edit/main/x.md'],
  ])
})

test('has no switch of the colour mode on a page that forces its mode', () => {
  colorModeStore().force('dark')
  expect(labels()).toEqual(['Copy link to this page'])
  colorModeStore().force()
})

test('after a choice of mode, offers to switch it and to follow the device again', async () => {
  colorModeStore().setPreference('dark')
  expect(labels().slice(0, 2)).toEqual(['Switch to light mode', "Follow the device's mode"])
  await run("Follow the device's mode")
  expect(colorModeStore().getPreference()).toBe('system')
  expect(labels()).not.toContain("Follow the device's mode")
})

test.each([
  ['dark', ['Switch to dark mode']],
  ['THEM', ['Switch to dark mode']],
  ['copy li', ['Copy link to this page']],
  ['git', ['Open repository']],
  ['copy mode', []],
  ['c', []],
  ['', []],
])('%p finds %j', (text, expected) => {
  expect(labels(findActions(list('https://github.com/a/b'), text))).toEqual(expected)
})

test("copies the page's URL without its query string, or reports that the browser refuses", async () => {
  history.replaceState(null, '', '/docs?q=copy#top')
  const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  await run('Copy link to this page')
  expect(writeText).toHaveBeenCalledWith('http://localhost/docs#top')
  expect(toasts.getToasts()).toMatchObject([{ title: 'Link copied' }])
  expect(searchStore.getState().isOpen).toBe(false)
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  await run('Copy link to this page')
  expect(toasts.getToasts()[1]).toMatchObject({ title: 'The link could not be copied: the browser did not allow it.' })
})

test('opens links to other sites in a new tab', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  await run('Open repository')
  expect(open).toHaveBeenCalledWith('https://github.com/a/b', '_blank', 'noopener')
})
