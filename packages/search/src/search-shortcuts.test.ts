/** @jest-environment jsdom */
import { followShortcut } from './search-shortcuts'
import { openSearch, searchStore } from './search-store'

const isOpen = () => searchStore.getState().isOpen

/** Presses a key on an element. Returns true if the search handled the key. */
function press(init: KeyboardEventInit, target: HTMLElement = document.body) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

beforeAll(() => document.addEventListener('keydown', followShortcut))
beforeEach(() => {
  document.body.innerHTML = '<button>One</button>'
  searchStore.set({ isOpen: false })
})

test('keeps text that is typed before the dialog has loaded', () => {
  searchStore.set({ text: '' })
  press({ key: 'k', ctrlKey: true })
  for (const key of 'a/b') expect(press({ key })).toBe(true)
  expect(press({ key: 'v', ctrlKey: true })).toBe(false)
  document.body.innerHTML = '<div role="dialog"><input /></div>'
  expect(press({ key: 'c' })).toBe(false)
  expect(searchStore.getState()).toMatchObject({ isOpen: true, text: 'a/b' })
  searchStore.set({ text: '' })
})

test.each(['isComposing', 'altKey'])('ignores keys with %s', (modifier) => {
  expect(press({ key: 'k', ctrlKey: true, [modifier]: true })).toBe(false)
  expect(isOpen()).toBe(false)
})

test('the shortcut closes an open search', () => {
  openSearch()
  expect(press({ key: 'k', ctrlKey: true })).toBe(true)
  expect(isOpen()).toBe(false)
})

test('ignores a key that another handler has used', () => {
  const button = document.querySelector('button')!
  button.addEventListener('keydown', (event) => event.preventDefault())
  press({ key: 'k', ctrlKey: true }, button)
  expect(isOpen()).toBe(false)
})
