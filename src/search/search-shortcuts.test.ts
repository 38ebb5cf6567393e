/** @jest-environment jsdom */
import { followShortcut } from './search-shortcuts'
import { openSearch, searchStore } from './search-store'
import { SEARCH_SHORTCUT } from './search-texts'

const APPLE = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const OTHER = 'Mozilla/5.0 (X11; Linux x86_64)'
const useDevice = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
const isOpen = () => searchStore.getState().isOpen

/** Presses a key on an element, and says whether the search took it. */
function press(init: KeyboardEventInit, target: HTMLElement = document.body) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

beforeAll(() => document.addEventListener('keydown', followShortcut))
beforeEach(() => {
  useDevice(OTHER)
  document.body.innerHTML = '<input /><div contenteditable="true"></div><button>One</button>'
  searchStore.set({ isOpen: false })
})
afterEach(() => jest.restoreAllMocks())

test('what is typed before the dialog is there is not lost', () => {
  searchStore.set({ text: '' })
  press({ key: 'k', ctrlKey: true })
  for (const key of 'a/b') expect(press({ key })).toBe(true)
  expect(press({ key: 'v', ctrlKey: true })).toBe(false)
  document.body.innerHTML = '<div role="dialog"><input /></div>'
  expect(press({ key: 'c' })).toBe(false)
  expect(searchStore.getState()).toMatchObject({ isOpen: true, text: 'a/b' })
  searchStore.set({ text: '' })
})

test('the shortcut is meta and k', () => expect(SEARCH_SHORTCUT).toBe('meta+k'))

test.each([
  ['Ctrl+K', OTHER, { key: 'k', ctrlKey: true }, true],
  ['Ctrl+K with the capitals locked', OTHER, { key: 'K', ctrlKey: true }, true],
  ['Ctrl+K on a Cyrillic keyboard', OTHER, { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['the key at the position of K that writes a T', OTHER, { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['⌘K', APPLE, { key: 'k', metaKey: true }, true],
  ['Ctrl+K on a Mac, which cuts a line', APPLE, { key: 'k', ctrlKey: true }, false],
  ['the Windows key and K', OTHER, { key: 'k', metaKey: true }, false],
  ['AltGr+K', OTHER, { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl+Shift+K', OTHER, { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['K alone', OTHER, { key: 'k' }, false],
  ['a slash', OTHER, { key: '/' }, true],
  ['a slash that needs Shift', OTHER, { key: '/', shiftKey: true }, true],
  ['Ctrl+/', OTHER, { key: '/', ctrlKey: true }, false],
  ['Ctrl+K within a composition', OTHER, { key: 'k', ctrlKey: true, isComposing: true }, false],
])('%s', (_name, agent, init, opens) => {
  useDevice(agent)
  expect(press(init)).toBe(opens)
  expect(isOpen()).toBe(opens)
})

test('in a field the shortcut opens it, and a slash is a slash', () => {
  const field = document.querySelector('input')!
  expect(press({ key: '/' }, field)).toBe(false)
  expect(press({ key: 'k', ctrlKey: true }, field)).toBe(true)
  expect(isOpen()).toBe(true)
})

test('over another dialog a slash does nothing', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"></div>')
  expect(press({ key: '/' })).toBe(false)
  expect(isOpen()).toBe(false)
})

test('the shortcut again closes it', () => {
  openSearch()
  expect(press({ key: 'k', ctrlKey: true })).toBe(true)
  expect(isOpen()).toBe(false)
})

test('a key that somebody else has taken is theirs', () => {
  const button = document.querySelector('button')!
  button.addEventListener('keydown', (event) => event.preventDefault())
  press({ key: 'k', ctrlKey: true }, button)
  expect(isOpen()).toBe(false)
})
