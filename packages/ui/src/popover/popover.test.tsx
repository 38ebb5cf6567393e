import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { POINTER_GRACE_MS, Popover, PopoverClose, PopoverContent, type PopoverProps, PopoverTrigger } from '.'

const popover = (props: Partial<PopoverProps> = {}) => (
  <>
    <Popover {...props}>
      <PopoverTrigger>
        <button>Share</button>
      </PopoverTrigger>
      <PopoverContent arrow>
        <a href="#link">Link to this page</a>
        <PopoverClose>
          <button>Done</button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
    <input aria-label="Elsewhere" />
  </>
)
const trigger = () => screen.getByRole('button', { name: 'Share', hidden: true })
const panel = () => screen.queryByRole('dialog', { name: 'Share' })

test('opens by keyboard, takes its name from the trigger and moves the focus inside', async () => {
  render(popover())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(panel()).toBeInTheDocument()
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['PopoverClose', () => userEvent.click(screen.getByRole('button', { name: 'Done' }))],
  ['its trigger', () => userEvent.click(trigger())],
])('closes by %s and restores the focus', async (_way, close) => {
  render(popover())
  await userEvent.click(trigger())
  await close()
  expect(panel()).not.toBeInTheDocument()
  expect(trigger()).toHaveFocus()
})

describe('in mode "hover"', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const openByHover = async () => {
    render(popover({ mode: 'hover' }))
    await user.hover(trigger())
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  }

  test('opens on hover without moving the focus', async () => {
    render(popover({ mode: 'hover' }))
    act(() => screen.getByRole('textbox').focus())
    await user.hover(trigger())
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
    await user.unhover(trigger())
    wait(POINTER_GRACE_MS)
    expect(panel()).not.toBeInTheDocument()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('stays open if the pointer moves into the panel within 300 ms', async () => {
    expect(POINTER_GRACE_MS).toBe(300)
    await openByHover()
    await user.unhover(trigger())
    wait(POINTER_GRACE_MS - 1)
    await user.hover(panel()!)
    wait(POINTER_GRACE_MS)
    expect(panel()).toBeInTheDocument()
  })

  test('does not close on a press of the pointer that opened it', async () => {
    await openByHover()
    await user.click(trigger())
    expect(panel()).toBeInTheDocument()
  })

  test('stays open while it contains the focus', async () => {
    await openByHover()
    act(() => screen.getByRole('link').focus())
    await user.unhover(trigger())
    wait(POINTER_GRACE_MS)
    expect(panel()).toBeInTheDocument()
  })
})
