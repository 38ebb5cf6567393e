import * as React from 'react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Toaster } from './toaster'
import { createToastStore, DURATION_MS, REMOVE_DELAY_MS, type ToastOptions, type ToastStore } from '.'

let toasts: ToastStore
beforeEach(() => {
  jest.useFakeTimers()
  toasts = createToastStore()
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const add = (options: ToastOptions) => act(() => void toasts.add(options))
const show = () => render(<Toaster store={toasts} />)
const showToast = (options: ToastOptions) => {
  show()
  add(options)
}
const list = () => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('list')
const items = () => within(list()).queryAllByRole('listitem')

test('shows a toast and removes it after its duration', () => {
  showToast({ title: 'Page saved', description: 'It is online.' })
  expect(items()).toHaveLength(1)
  expect(items()[0]).toHaveTextContent('Page saved')
  expect(items()[0]).toHaveTextContent('It is online.')
  pass(DURATION_MS - 1)
  expect(items()).toHaveLength(1)
  pass(1 + REMOVE_DELAY_MS)
  expect(items()).toHaveLength(0)
})

test('starts the time of earlier toasts when the toaster mounts', () => {
  toasts.add({ title: 'Page saved' })
  pass(DURATION_MS)
  show()
  expect(items()).toHaveLength(1)
  pass(DURATION_MS - 1)
  expect(items()).toHaveLength(1)
})

test.each([
  [
    'keyboard focus is inside',
    () => act(() => screen.getByRole('button', { name: 'Close' }).focus()),
    () => act(() => screen.getByRole('button', { name: 'Close' }).blur()),
  ],
  ['the reader looks at another tab', () => hide(true), () => hide(false)],
])('pauses the time while %s and continues after', (_why, hold, release) => {
  showToast({ title: 'Page saved' })
  pass(3000)
  hold()
  pass(DURATION_MS)
  expect(items()).toHaveLength(1)
  release()
  pass(DURATION_MS - 3000 - 1)
  expect(items()).toHaveLength(1)
  pass(1 + REMOVE_DELAY_MS)
  expect(items()).toHaveLength(0)
})

function hide(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  fireEvent(document, new Event('visibilitychange'))
}

describe('the height of the stack', () => {
  let resize: () => void
  beforeEach(() => {
    window.ResizeObserver = class {
      constructor(private readonly notify: ResizeObserverCallback) {}
      observe() {
        resize = () => this.notify([], this)
      }
      unobserve() {}
      disconnect() {}
    }
  })
  afterEach(() => jest.restoreAllMocks())
  const layOut = (height: number) => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
    act(() => resize())
  }

  test('follows the only toast when an update makes it shorter and restarts its time', () => {
    showToast({ id: 'save', title: 'Saving' })
    layOut(200)
    expect(list()).toHaveStyle({ height: '200px' })
    pass(3000)
    act(() => toasts.update('save', { title: 'Saved' }))
    expect(items()[0]).toHaveTextContent('Saved')
    layOut(50)
    expect(list()).toHaveStyle({ height: '50px' })
    pass(DURATION_MS - 1)
    expect(items()).toHaveLength(1)
  })

  test('ignores the height of a closed toast with the same id', () => {
    showToast({ id: 'save', title: 'Saving' })
    layOut(200)
    act(() => toasts.remove('save'))
    pass(REMOVE_DELAY_MS)
    add({ id: 'save', title: 'Saving' })
    expect(list()).toHaveStyle({ height: '0px' })
  })
})

test('calls an action and closes the toast, unless the action prevents it', () => {
  const handleUndo = jest.fn()
  showToast({
    title: 'Entry deleted',
    actions: [
      { label: 'Details', onClick: (event) => event.preventDefault() },
      { label: 'Undo', onClick: handleUndo },
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Details' }))
  pass(REMOVE_DELAY_MS)
  expect(items()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(handleUndo).toHaveBeenCalledTimes(1)
  pass(REMOVE_DELAY_MS)
  expect(items()).toHaveLength(0)
})

test.each([
  ['error', 'assertive'],
  ['success', 'polite'],
] as const)('announces a toast of colour "%s" as %s', (color, manner) => {
  showToast({
    title: 'Page saved',
    description: 'It is online.',
    color,
    actions: [{ label: 'Undo', altText: 'Ctrl+Z' }],
  })
  pass(100)
  const announcement = screen.getAllByRole('status').find((status) => status.textContent.includes('Notifications'))
  expect(announcement).toHaveAttribute('aria-live', manner)
  expect(announcement).toHaveTextContent('Notifications Page saved It is online. Ctrl+Z')
})

test('focuses the toasts on F8, closes one on Escape, and restores the focus after the last', () => {
  render(
    <>
      <button>Save</button>
      <Toaster store={toasts} />
    </>,
  )
  add({ title: 'Page saved' })
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  fireEvent.keyDown(document, { code: 'F8' })
  expect(list()).toHaveFocus()
  act(() => items()[0]!.focus())
  fireEvent.keyDown(items()[0]!, { key: 'Escape' })
  pass(REMOVE_DELAY_MS)
  expect(items()).toHaveLength(0)
  expect(save).toHaveFocus()
})

test('renders an avatar instead of the icon, and no close button with close: false', () => {
  showToast({ title: 'Editing', icon: 'info', avatar: { name: 'Ada Lovelace' }, close: false })
  expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  expect(items()[0]!.querySelector('svg')).toBeNull()
})
