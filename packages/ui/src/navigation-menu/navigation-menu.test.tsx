import * as React from 'react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  CLICK_GRACE_MS,
  NAVIGATION_MENU_DELAY_MS,
  NavigationMenu,
  type NavigationMenuItem,
  type NavigationMenuProps,
} from '.'

const items: NavigationMenuItem[] = [
  { label: 'Docs', to: '/docs', active: true },
  {
    label: 'Studio',
    children: [
      { label: 'Features', to: '/studio', description: 'all of it' },
      { label: 'Pricing', to: '/studio/pricing' },
    ],
  },
  { label: 'Blog', to: '/blog' },
]

const menu = (props: Partial<NavigationMenuProps> = {}) => <NavigationMenu aria-label="Main" items={items} {...props} />
const studio = () => screen.getByRole('button', { name: 'Studio' })
/** Waits for the code of the dropdowns, which loads on the first hover or focus of the row. */
const arrive = () =>
  act(async () => {
    await import('./interactive-row')
  })

test('opens a dropdown by keyboard, moves into it, and closes it by Escape', async () => {
  render(menu())
  await userEvent.tab()
  await userEvent.tab()
  await arrive()
  expect(studio()).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  expect(studio()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Features all of it' })).toHaveFocus()

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: /Features/ })).not.toBeInTheDocument()
  expect(studio()).toHaveFocus()
})

describe('on hover', () => {
  afterEach(() => jest.useRealTimers())

  const hover = () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 })
    render(menu())
    return user
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

  test('opens after exactly 200 ms, although its code loads meanwhile', async () => {
    expect(NAVIGATION_MENU_DELAY_MS).toBe(200)
    const user = hover()
    await user.hover(studio())
    await arrive()
    pass(NAVIGATION_MENU_DELAY_MS - 1)
    expect(screen.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument()
    pass(1)
    expect(screen.getByRole('link', { name: 'Pricing' })).toBeInTheDocument()
  })

  test('stays closed if the pointer only passes', async () => {
    const user = hover()
    await user.hover(studio())
    await user.hover(screen.getByRole('link', { name: 'Blog' }))
    await arrive()
    pass(NAVIGATION_MENU_DELAY_MS * 5)
    expect(screen.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument()
  })

  test('stays open on a press right after hover opened it, and closes on a later press', async () => {
    const user = hover()
    await user.hover(studio())
    await arrive()
    pass(NAVIGATION_MENU_DELAY_MS)
    await user.click(studio())
    expect(studio()).toHaveAttribute('aria-expanded', 'true')
    pass(CLICK_GRACE_MS)
    await user.click(studio())
    expect(studio()).toHaveAttribute('aria-expanded', 'false')
  })
})

test('marks the current page and its parents differently', async () => {
  render(menu({ path: '/studio/pricing' }))
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
  expect(studio()).toHaveAttribute('data-active')
  await userEvent.click(studio())
  expect(await screen.findByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: /Features/ })).not.toHaveAttribute('aria-current')
})

test('follows a controlled value and reports requested changes', async () => {
  const handleChange = jest.fn()
  const { rerender } = render(menu({ value: ['Studio'], onValueChange: handleChange }))
  expect(await screen.findByRole('link', { name: 'Pricing' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(handleChange).toHaveBeenLastCalledWith([])
  expect(screen.getByRole('link', { name: 'Pricing' })).toBeInTheDocument()
  rerender(menu({ value: [], onValueChange: handleChange }))
  expect(screen.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument()
})

test('renders badges, new-tab marks, disabled entries, slots and nested entries', async () => {
  render(
    menu({
      slots: { shout: ({ label, description }) => <strong>{`${label}, ${description}!`}</strong> },
      items: [
        { label: 'Forum', to: 'https://forum.example', target: '_blank', badge: 'New' },
        { label: 'Shop', to: '/shop', disabled: true },
        { label: 'Hello', description: 'you', to: '/hello', slot: 'shout' },
        { label: 'More', children: [{ label: 'Guides', children: [{ label: 'First', to: '/first' }] }] },
      ],
    }),
  )
  expect(screen.getByRole('link', { name: 'Forum New (opens in a new tab)' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('link', { name: 'Shop' })).not.toHaveAttribute('href')
  expect(screen.getByRole('link', { name: 'Hello, you!' })).toHaveAttribute('href', '/hello')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  const guides = (await screen.findByText('Guides')).closest('li')!
  expect(within(guides).getByRole('link', { name: 'First' })).toHaveAttribute('href', '/first')
})
