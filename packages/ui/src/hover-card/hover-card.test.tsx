import * as React from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  HOVER_CARD_CLOSE_DELAY_MS,
  HOVER_CARD_OPEN_DELAY_MS,
  HoverCard,
  HoverCardContent,
  type HoverCardProps,
  HoverCardTrigger,
} from '.'

const card = (props: Partial<HoverCardProps> = {}) => (
  <HoverCard {...props}>
    <HoverCardTrigger>
      <a href="#mara">Mara</a>
    </HoverCardTrigger>
    <HoverCardContent>Writes about builds</HoverCardContent>
  </HoverCard>
)
const link = () => screen.getByRole('link', { name: 'Mara' })
/** jsdom treats every focus as keyboard focus. */
const withoutKeyboard = () => {
  const element = link()
  const matches = (selector: string) =>
    selector !== ':focus-visible' && HTMLElement.prototype.matches.call(element, selector)
  jest.spyOn(element, 'matches').mockImplementation(matches)
}
const content = () => screen.queryByText('Writes about builds')
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('opens after 700 ms and closes after 300 ms', async () => {
  expect([HOVER_CARD_OPEN_DELAY_MS, HOVER_CARD_CLOSE_DELAY_MS]).toEqual([700, 300])
  render(card())
  await user.hover(link())
  wait(HOVER_CARD_OPEN_DELAY_MS - 1)
  expect(content()).not.toBeInTheDocument()
  wait(1)
  expect(content()).toBeInTheDocument()

  await user.unhover(link())
  wait(HOVER_CARD_CLOSE_DELAY_MS - 1)
  expect(content()).toBeInTheDocument()
  wait(1)
  expect(content()).not.toBeInTheDocument()
})

test('opens on keyboard focus and closes on Escape', async () => {
  render(card())
  await user.tab()
  wait(HOVER_CARD_OPEN_DELAY_MS)
  expect(content()).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(content()).not.toBeInTheDocument()
  expect(link()).toHaveFocus()
})

test('closes after the pointer leaves, even if the reader has pressed the link', async () => {
  render(card())
  withoutKeyboard()
  await user.hover(link())
  wait(100)
  await user.click(link())
  await user.unhover(link())
  wait(HOVER_CARD_OPEN_DELAY_MS)
  expect(content()).not.toBeInTheDocument()
})

test('does not open on touch', async () => {
  render(card())
  withoutKeyboard()
  await user.pointer({ keys: '[TouchA]', target: link() })
  wait(HOVER_CARD_OPEN_DELAY_MS)
  expect(content()).not.toBeInTheDocument()
})

test('does not cancel touchstart, which browsers would report as an error', () => {
  render(card())
  expect(fireEvent.touchStart(link())).toBe(true)
})
