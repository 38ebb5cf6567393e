/** @jest-environment jsdom */
import { createColorModeStore } from './color-mode-store'
import { blockStorage, createDevice } from './page.fixture'

const root = document.documentElement

/** Creates the store of a page on a light device. */
function start() {
  const setDevice = createDevice()
  const store = createColorModeStore()
  const listener = jest.fn()
  store.subscribe(listener)
  return { store, listener, setDevice }
}

const changeInOtherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

beforeEach(() => {
  localStorage.clear()
  root.removeAttribute('data-theme')
  root.removeAttribute('data-theme-forced')
})
afterEach(() => jest.restoreAllMocks())

test('follows the device while the preference is "system"', () => {
  const { store, listener, setDevice } = start()
  setDevice(true)
  expect(store.getMode()).toBe('dark')
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(root.style.colorScheme).toBe('dark')
  expect(listener).toHaveBeenCalledTimes(1)
})

test.each([true, false])('shows a chosen mode, and no longer follows the device (stores the mode: %s)', (isStored) => {
  if (!isStored) blockStorage()
  const { store, setDevice } = start()
  store.toggle()
  setDevice(true)
  setDevice(false)
  expect(store.getMode()).toBe('dark')
  expect(createColorModeStore().getMode()).toBe(isStored ? 'dark' : 'light')
})

test('follows a choice in another tab', () => {
  const { store } = start()
  changeInOtherTab('color-mode', 'dark')
  expect(store.getMode()).toBe('dark')
  changeInOtherTab('something-else', 'light')
  expect(store.getMode()).toBe('dark')
  changeInOtherTab(null, null)
  expect(store.getPreference()).toBe('system')
  expect(store.getMode()).toBe('light')
})

test('a page that forces its mode shows this mode, and the next page shows the mode of the reader', () => {
  const { store } = start()
  store.force('dark')
  expect([store.getMode(), store.isForced()]).toEqual(['dark', true])
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(root).toHaveAttribute('data-theme-forced')
  store.force()
  expect(store.isForced()).toBe(false)
  expect(root).toHaveAttribute('data-theme', 'light')
  expect(root).not.toHaveAttribute('data-theme-forced')
})

test('the store takes a forced mode from the HTML', () => {
  root.dataset['theme'] = 'dark'
  root.toggleAttribute('data-theme-forced', true)
  const { store } = start()
  expect([store.getMode(), store.isForced()]).toEqual(['dark', true])
})

test('a page that forces its mode ignores changes of the preference, the device and other tabs', () => {
  const { store, setDevice } = start()
  store.setPreference('light')
  store.force('dark')
  store.setPreference('system')
  store.toggle()
  expect(store.getMode()).toBe('dark')
  store.force()
  expect([store.getPreference(), store.getMode()]).toEqual(['light', 'light'])
  expect(localStorage.getItem('color-mode')).toBe('light')
  store.setPreference('system')
  store.force('light')
  setDevice(true)
  expect(store.getMode()).toBe('light')
  changeInOtherTab('color-mode', 'dark')
  expect(store.getMode()).toBe('light')
  store.force()
  expect(store.getMode()).toBe('dark')
})

test('notifies listeners of a change of the preference or the forced state, even if the mode stays the same', () => {
  const { store, listener } = start()
  store.setPreference('light')
  store.setPreference('light')
  expect(listener).toHaveBeenCalledTimes(1)
  store.force('light')
  expect(root).toHaveAttribute('data-theme-forced')
  expect(listener).toHaveBeenCalledTimes(2)
})
