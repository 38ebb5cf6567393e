import * as React from 'react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Toaster, type ToasterProps } from './toaster'
import {
  createToastStore,
  DEFAULT_POSITION,
  DURATION_MS,
  loadToaster,
  REMOVE_DELAY_MS,
  type ToastOptions,
  type ToastStore,
  WIDTH_REM,
} from '.'

let toasts: ToastStore
beforeEach(() => {
  jest.useFakeTimers()
  toasts = createToastStore()
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms)
  })
const add = (options: ToastOptions) =>
  act(() => {
    toasts.add(options)
  })
const show = (props: ToasterProps = {}) => render(<Toaster store={toasts} {...props} />)
const list = () => within(screen.getByRole('region', { name: 'Notifications (F8)' })).getByRole('list')
const items = () => within(list()).queryAllByRole('listitem')

test('shows a toast and removes it after its duration', () => {
  show()
  add({ title: 'Page saved', description: 'It is online.' })
  expect(items()).toHaveLength(1)
  expect(items()[0]).toHaveTextContent('Page saved')
  expect(items()[0]).toHaveTextContent('It is online.')
  pass(DURATION_MS - 1)
  expect(items()).toHaveLength(1)
  pass(1 + REMOVE_DELAY_MS)
  expect(items()).toHaveLength(0)
})

test('starts the time of earlier toasts when it mounts', () => {
  toasts.add({ title: 'Page saved' })
  pass(DURATION_MS)
  show()
  expect(items()).toHaveLength(1)
  pass(DURATION_MS - 1)
  expect(items()).toHaveLength(1)
})

test('keeps a toast with an infinite duration until the reader closes it', () => {
  show()
  add({ title: 'Not saved', duration: Infinity })
  pass(100 * DURATION_MS)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  pass(REMOVE_DELAY_MS)
  expect(items()).toHaveLength(0)
})

test.each([
  ['the pointer is over it', () => fireEvent.pointerEnter(list()), () => fireEvent.pointerLeave(list())],
  [
    'keyboard focus is inside',
    () => act(() => screen.getByRole('button', { name: 'Close' }).focus()),
    () => act(() => screen.getByRole('button', { name: 'Close' }).blur()),
  ],
  ['the reader looks at another tab', () => hide(true), () => hide(false)],
])('pauses the time while %s and continues after', (_why, hold, release) => {
  show()
  add({ title: 'Page saved' })
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

test('shows an update and restarts the time', () => {
  show()
  add({ id: 'save', title: 'Saving' })
  pass(3000)
  act(() => toasts.update('save', { title: 'Saved' }))
  expect(items()[0]).toHaveTextContent('Saved')
  pass(DURATION_MS - 1)
  expect(items()).toHaveLength(1)
})

test('expands the stack on hover', () => {
  show()
  add({ title: 'First' })
  add({ title: 'Second' })
  expect(list()).not.toHaveAttribute('data-spread')
  expect(items().map((item) => item.style.getPropertyValue('--before'))).toEqual(['1', '0'])
  fireEvent.pointerEnter(list())
  expect(list()).toHaveAttribute('data-spread')
  fireEvent.pointerLeave(list())
  expect(list()).not.toHaveAttribute('data-spread')
})

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

  test('follows its only toast, also when an update makes it shorter', () => {
    show()
    add({ id: 'save', title: 'Saving' })
    layOut(200)
    expect(list()).toHaveStyle({ height: '200px' })
    act(() => toasts.update('save', { title: 'Saved' }))
    layOut(50)
    expect(list()).toHaveStyle({ height: '50px' })
  })

  test('ignores the height of a closed toast with the same id', () => {
    show()
    add({ id: 'save', title: 'Saving' })
    layOut(200)
    act(() => toasts.remove('save'))
    pass(REMOVE_DELAY_MS)
    add({ id: 'save', title: 'Saving' })
    expect(list()).toHaveStyle({ height: '0px' })
  })
})

test('is expanded from the start with expand', () => {
  show({ expand: true })
  expect(list()).toHaveAttribute('data-spread')
})

test('calls an action and closes the toast, unless the action prevents it', () => {
  const handleUndo = jest.fn()
  show()
  add({
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
  show()
  add({ title: 'Page saved', description: 'It is online.', color, actions: [{ label: 'Undo', altText: 'Ctrl+Z' }] })
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
  show()
  add({ title: 'Editing', icon: 'info', avatar: { name: 'Ada Lovelace' }, close: false })
  expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  expect(items()[0]!.querySelector('svg')).toBeNull()
})

test.each([
  ['top-left', 'left'],
  ['top-center', 'up'],
  ['top-right', 'right'],
  ['bottom-left', 'left'],
  ['bottom-center', 'down'],
  [undefined, 'right'],
] as const)('at %s, swipes toasts away to the %s', (position, swipe) => {
  show({ position })
  add({ title: 'Page saved' })
  expect(list()).toHaveAttribute('data-position', position ?? DEFAULT_POSITION)
  expect(items()[0]).toHaveAttribute('data-swipe-direction', swipe)
})

test('is at the bottom right and 24rem wide', () => {
  expect({ DEFAULT_POSITION, WIDTH_REM }).toEqual({ DEFAULT_POSITION: 'bottom-right', WIDTH_REM: 24 })
})

test('loads on demand, and renders on the server without a warning and without toasts', async () => {
  expect(await loadToaster()).toBe(Toaster)
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  toasts.add({ title: 'Page saved' })
  expect(renderToString(<Toaster store={toasts} />)).not.toContain('Page saved')
  expect(error).not.toHaveBeenCalled()
})
