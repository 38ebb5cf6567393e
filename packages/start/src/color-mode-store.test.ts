/** @jest-environment jsdom */
import { createColorModeStore } from './color-mode-store'
import { blockStorage } from './page.fixture'

const root = document.documentElement

/** Replaces `matchMedia`, which jsdom lacks. @returns a function that changes the mode of the device */
function createDevice(isDark: boolean) {
  const listeners: (() => void)[] = []
  const device = {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
  }
  window.matchMedia = () => device as unknown as MediaQueryList
  return (nextIsDark: boolean) => {
    device.matches = nextIsDark
    for (const listener of listeners) listener()
  }
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
  const setDevice = createDevice(false)
  const store = createColorModeStore()
  const listener = jest.fn()
  store.subscribe(listener)
  setDevice(true)
  expect(store.getMode()).toBe('dark')
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(root.style.colorScheme).toBe('dark')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('shows and stores a chosen mode, and no longer follows the device', () => {
  const setDevice = createDevice(false)
  const store = createColorModeStore()

  store.toggle()
  setDevice(true)
  setDevice(false)
  expect(store.getMode()).toBe('dark')
  expect(createColorModeStore().getMode()).toBe('dark')
})

test('follows a choice in another tab', () => {
  createDevice(false)
  const store = createColorModeStore()
  changeInOtherTab('color-mode', 'dark')
  expect(store.getMode()).toBe('dark')
  changeInOtherTab('something-else', 'light')
  expect(store.getMode()).toBe('dark')
  changeInOtherTab(null, null)
  expect(store.getPreference()).toBe('system')
  expect(store.getMode()).toBe('light')
})

test('keeps the mode for this page if storage is blocked', () => {
  createDevice(false)
  blockStorage()
  const store = createColorModeStore()
  store.toggle()
  expect(store.getMode()).toBe('dark')
})

test('a page that forces its mode shows this mode, and the next page shows the mode of the reader', () => {
  createDevice(false)
  const store = createColorModeStore()
  store.force('dark')
  expect(store.getMode()).toBe('dark')
  expect(store.isForced()).toBe(true)
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(root).toHaveAttribute('data-theme-forced')
  store.force()
  expect(store.isForced()).toBe(false)
  expect(root).toHaveAttribute('data-theme', 'light')
  expect(root).not.toHaveAttribute('data-theme-forced')
})

test('the store takes a forced mode from the HTML', () => {
  createDevice(false)
  root.dataset['theme'] = 'dark'
  root.toggleAttribute('data-theme-forced', true)
  const store = createColorModeStore()
  expect(store.isForced()).toBe(true)
  expect(store.getMode()).toBe('dark')
})

test('a page that forces its mode ignores changes of the preference', () => {
  createDevice(false)
  const store = createColorModeStore()
  store.setPreference('light')
  store.force('dark')
  store.setPreference('system')
  store.toggle()
  expect(localStorage.getItem('color-mode')).toBe('light')
  expect(store.getPreference()).toBe('light')
  expect(store.getMode()).toBe('dark')
  store.force()
  expect(store.getMode()).toBe('light')
})

test('a page that forces its mode does not follow the device or another tab', () => {
  const setDevice = createDevice(false)
  const store = createColorModeStore()
  store.force('light')
  setDevice(true)
  expect(store.getMode()).toBe('light')
  changeInOtherTab('color-mode', 'dark')
  expect(store.getMode()).toBe('light')
  store.force()
  expect(store.getMode()).toBe('dark')
})

test('notifies listeners of a change of the preference or the forced state, even if the mode stays the same', () => {
  createDevice(true)
  const store = createColorModeStore()
  const listener = jest.fn()
  store.subscribe(listener)
  store.setPreference('dark')
  store.setPreference('dark')
  expect(listener).toHaveBeenCalledTimes(1)
  store.force('dark')
  expect(root).toHaveAttribute('data-theme-forced')
  expect(listener).toHaveBeenCalledTimes(2)
})
