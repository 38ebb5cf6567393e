import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ANIMATION_MS, Drawer, DrawerClose, type DrawerProps } from '.'

const HEIGHT = 400

const filter = ({ children = <button>All</button>, ...props }: Partial<DrawerProps> = {}) => (
  <Drawer
    trigger={<button>Filter</button>}
    title="Filter templates"
    footer={
      <DrawerClose>
        <button>Show</button>
      </DrawerClose>
    }
    {...props}
  >
    <p>Only what matches</p>
    {children}
    <input aria-label="Name" />
  </Drawer>
)

const drawer = () => screen.getByRole('dialog', { name: 'Filter templates' })
const isOpen = () => screen.queryByRole('dialog') !== null

/** jsdom has no PointerEvent. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number
  readonly isPrimary: boolean
  constructor(type: string, { pointerId = 0, isPrimary = false, ...init }: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = pointerId
    this.isPrimary = isPrimary
  }
}

/** Drags slowly downwards from an element. Returns a function that releases the pointer. */
function pull(from: Element, distance: number, pointer = {}) {
  const touch = { pointerId: 1, isPrimary: true, button: 0, clientX: 50, ...pointer }
  fireEvent.pointerDown(from, { ...touch, clientY: 100 })
  for (let step = 1; step <= 10; step++) {
    jest.advanceTimersByTime(50)
    fireEvent.pointerMove(from, { ...touch, clientY: 100 + (distance * step) / 10 })
  }
  jest.advanceTimersByTime(200)
  return () => {
    fireEvent.pointerUp(from, { ...touch, clientY: 100 + distance })
    act(() => jest.advanceTimersByTime(50))
  }
}

describe('dragging', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT)
    Object.assign(globalThis, { PointerEvent: TestPointerEvent })
    HTMLElement.prototype.setPointerCapture = () => undefined
  })
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  test('follows the pointer, fades the scrim, and closes when released beyond a quarter of its height', () => {
    render(filter({ defaultOpen: true }))
    const letGo = pull(screen.getByText('Only what matches'), 150)
    expect(drawer()).toHaveStyle({ '--dragged': '144px' })
    expect(drawer().previousElementSibling).toHaveStyle({ '--dragged-away': '0.36' })
    letGo()
    expect(isOpen()).toBe(false)
  })

  test.each<[situation: string, props: Partial<DrawerProps>, isCancelled: boolean]>([
    ['it is not dismissible', { defaultOpen: true, dismissible: false }, false],
    ['the parent keeps it open', { open: true }, false],
    ['the browser cancels the pointer', { defaultOpen: true }, true],
  ])('springs back if %s', (_situation, props, isCancelled) => {
    render(filter(props))
    const letGo = pull(screen.getByText('Only what matches'), 300)
    if (isCancelled) fireEvent.pointerCancel(screen.getByText('Only what matches'), { pointerId: 1 })
    else letGo()
    expect(drawer()).toHaveStyle({ '--dragged': '0px' })
  })

  test('ignores a second finger during a drag, and asks the parent to close after the drag', () => {
    const handleChange = jest.fn()
    render(filter({ open: true, onOpenChange: handleChange }))
    const release = pull(screen.getByText('Only what matches'), 300)
    fireEvent.pointerUp(drawer(), { pointerId: 2, button: 0, clientX: 50, clientY: 100 })
    expect(handleChange).not.toHaveBeenCalled()
    release()
    expect(handleChange).toHaveBeenCalledWith(false)
  })

  test('does not click the button on which the drag began', () => {
    const handleClick = jest.fn()
    render(filter({ defaultOpen: true, children: <button onClick={handleClick}>All</button> }))
    const all = screen.getByRole('button', { name: 'All' })
    pull(all, 80)()
    fireEvent.click(all)
    expect(handleClick).not.toHaveBeenCalled()

    fireEvent.pointerDown(all, { pointerId: 1, isPrimary: true, button: 0 })
    fireEvent.pointerUp(all, { pointerId: 1 })
    fireEvent.click(all)
    expect(handleClick).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['in a field', () => pull(screen.getByRole('textbox'), 300)],
    ['with another button of the mouse', () => pull(drawer(), 300, { button: 2 })],
    ['with a second finger', () => pull(drawer(), 300, { isPrimary: false })],
  ])('ignores a pointer %s', (_how, start) => {
    render(filter({ defaultOpen: true }))
    const letGo = start()
    expect(drawer()).not.toHaveAttribute('data-dragging')
    letGo()
    expect(isOpen()).toBe(true)
  })
})

test('leaves the page usable if it is not modal', async () => {
  const handleClick = jest.fn()
  render(
    <>
      <button onClick={handleClick}>Save</button>
      {filter({ defaultOpen: true, modal: false })}
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(handleClick).toHaveBeenCalled()
  expect(isOpen()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(isOpen()).toBe(false)
})

test('opens at the bottom within 500 ms', () => {
  render(filter({ defaultOpen: true }))
  expect(drawer()).toHaveAttribute('data-direction', 'bottom')
  expect(ANIMATION_MS).toBe(500)
  expect(getComputedStyle(drawer()).animation).toContain(`${ANIMATION_MS}ms`)
})
