/** @jest-environment jsdom */
import { isSearchKey, SEARCH_SHORTCUT } from './search-keys'

const APPLE = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const OTHER = 'Mozilla/5.0 (X11; Linux x86_64)'
const useDevice = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

/** Presses a key on an element, and says whether it asks for the search. */
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
])('%s', (_name, agent, init, isSearch) => {
  useDevice(agent)
  expect(press(init)).toBe(isSearch)
})

test('in a field the shortcut asks for it, and a slash is a slash', () => {
  const field = document.querySelector('input')!
  expect(press({ key: '/' }, field)).toBe(false)
  expect(press({ key: 'k', ctrlKey: true }, field)).toBe(true)
})

test('over another dialog a slash does nothing', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"></div>')
  expect(press({ key: '/' })).toBe(false)
})
