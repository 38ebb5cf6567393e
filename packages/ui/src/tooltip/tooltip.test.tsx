import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { COLLISION_PADDING_PX, FLOATING_OFFSET_PX } from '../styles/floating'
import { Tooltip, TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS, TooltipGroup } from '.'

const tooltip = (
  <Tooltip text="Copies the whole page" kbd="Ctrl+C">
    <button>Copy</button>
  </Tooltip>
)
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('uses the numbers of the specification', () => {
  expect([TOOLTIP_DELAY_MS, FLOATING_OFFSET_PX, COLLISION_PADDING_PX]).toEqual([700, 8, 8])
})

test('opens at once on keyboard focus, describes its trigger, and closes on Escape', async () => {
  render(tooltip)
  await userEvent.tab()
  const trigger = screen.getByRole('button', { name: 'Copy' })
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the whole page')
  expect(trigger).toHaveAccessibleDescription(/^Copies the whole page.*C/)

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  expect(trigger).toHaveFocus()
})

test("does not describe its trigger if the text is the trigger's name", async () => {
  render(
    <Tooltip text="Copy">
      <button aria-label="Copy" />
    </Tooltip>,
  )
  await userEvent.tab()
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copy')
  expect(screen.getByRole('button', { name: 'Copy' })).not.toHaveAttribute('aria-describedby')
})

describe('on hover', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
  const button = (name: string) => screen.getByRole('button', { name })

  test('opens exactly after its delay', async () => {
    render(tooltip)
    await user.hover(button('Copy'))
    wait(TOOLTIP_DELAY_MS - 1)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    wait(1)
    expect(screen.getByRole('tooltip')).toBeInTheDocument()
  })

  test('in a group, opens the next tooltip at once, and waits again later', async () => {
    render(
      <TooltipGroup>
        <Tooltip text="First">
          <button>A</button>
        </Tooltip>
        <Tooltip text="Second">
          <button>B</button>
        </Tooltip>
      </TooltipGroup>,
    )
    await user.hover(button('A'))
    wait(TOOLTIP_DELAY_MS)
    // Radix ignores a pointer that may be moving into the open tooltip, so move the pointer in several steps.
    for (const x of [50, 90, 91]) await user.pointer({ target: button('B'), coords: { clientX: x, clientY: 90 } })
    expect(screen.getByRole('tooltip')).toHaveTextContent('Second')

    await user.keyboard('{Escape}')
    wait(TOOLTIP_SKIP_DELAY_MS)
    await user.hover(button('A'))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })
})
