/** @jest-environment jsdom */
import { isSearchKey } from './search-keys'

const APPLE = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const OTHER = 'Mozilla/5.0 (X11; Linux x86_64)'
const useDevice = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

/** Presses a key on an element. @returns true if it opens the search */
function press(init: KeyboardEventInit, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { bubbles: true, ...init })
  target.dispatchEvent(event)
  return isSearchKey(event)
}

beforeEach(() => {
  useDevice(OTHER)
  document.body.innerHTML = '<input />'
})
afterEach(() => jest.restoreAllMocks())

test.each([
  ['Ctrl+K', OTHER, { key: 'k', ctrlKey: true }, true],
  ['Ctrl+K on a Cyrillic keyboard', OTHER, { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+T on a keyboard with T at the position of K', OTHER, { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['⌘K', APPLE, { key: 'k', metaKey: true }, true],
  ['Ctrl+K on a Mac, which cuts a line', APPLE, { key: 'k', ctrlKey: true }, false],
  ['AltGr+K', OTHER, { key: 'k', ctrlKey: true, altKey: true }, false],
  ['Ctrl+Shift+K', OTHER, { key: 'K', ctrlKey: true, shiftKey: true }, false],
  ['a slash', OTHER, { key: '/' }, true],
  ['Ctrl+/', OTHER, { key: '/', ctrlKey: true }, false],
])('recognises the keys of the search: %s', (_name, agent, init, isSearch) => {
  useDevice(agent)
  expect(press(init)).toBe(isSearch)
})

test('in a field, only the shortcut opens the search', () => {
  const field = document.querySelector('input')!
  expect(press({ key: '/' }, field)).toBe(false)
  expect(press({ key: 'k', ctrlKey: true }, field)).toBe(true)
})

test('a slash does nothing while a dialog is open', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"></div>')
  expect(press({ key: '/' })).toBe(false)
})
