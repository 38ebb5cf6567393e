/** @jest-environment jsdom */
import { createColorModeStore } from './color-mode-store'

const root = document.documentElement

/** Replaces the device's setting, which jsdom does not have. */
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

/** A change in another tab is an event. */
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

test('a chosen mode is kept, shown, and no longer follows the device', () => {
  const setDevice = createDevice(false)
  const store = createColorModeStore()

  store.toggle()
  expect(store.getMode()).toBe('dark')
  expect(localStorage.getItem('color-mode')).toBe('dark')

  setDevice(true)
  setDevice(false)
  expect(store.getMode()).toBe('dark')
  expect(createColorModeStore().getMode()).toBe('dark')
})

test('a preference that shows the same is reported all the same', () => {
  createDevice(true)
  const store = createColorModeStore()
  const listener = jest.fn()
  store.subscribe(listener)
  store.setPreference('dark')
  expect(listener).toHaveBeenCalledTimes(1)
  store.setPreference('dark')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('switches twice back to light', () => {
  createDevice(false)
  const store = createColorModeStore()
  store.toggle()
  store.toggle()
  expect(root).toHaveAttribute('data-theme', 'light')
  expect(store.getPreference()).toBe('light')
})

test('follows a choice made in another tab', () => {
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

test('works for the page where storage is forbidden', () => {
  createDevice(false)
  const refuse = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const store = createColorModeStore()
  store.toggle()
  expect(store.getMode()).toBe('dark')
})

test('a listener that left is not called', () => {
  createDevice(false)
  const store = createColorModeStore()
  const listener = jest.fn()
  store.subscribe(listener)()
  store.toggle()
  expect(listener).not.toHaveBeenCalled()
})

describe('a page that forces its mode', () => {
  test('is shown in it, and the reader has their own back when it is left', () => {
    createDevice(false)
    const store = createColorModeStore()
    const listener = jest.fn()
    store.subscribe(listener)

    store.force('dark')
    expect(store.getMode()).toBe('dark')
    expect(store.isForced()).toBe(true)
    expect(root).toHaveAttribute('data-theme', 'dark')
    expect(root).toHaveAttribute('data-theme-forced')

    store.force()
    expect(store.isForced()).toBe(false)
    expect(root).toHaveAttribute('data-theme', 'light')
    expect(root).not.toHaveAttribute('data-theme-forced')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('was built in it, and the store takes that over', () => {
    createDevice(false)
    root.dataset['theme'] = 'dark'
    root.toggleAttribute('data-theme-forced', true)
    const store = createColorModeStore()
    expect(store.isForced()).toBe(true)
    expect(store.getMode()).toBe('dark')
  })

  test('keeps the preference: changes meanwhile are neither shown nor stored', () => {
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

  test('does not follow the device or another tab before it is left', () => {
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

  test('in the mode visible anyway still hides the switch, and says so', () => {
    createDevice(true)
    const store = createColorModeStore()
    const listener = jest.fn()
    store.subscribe(listener)
    store.force('dark')
    expect(root).toHaveAttribute('data-theme-forced')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
