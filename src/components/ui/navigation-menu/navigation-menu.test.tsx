import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { NavigationMenu, NavigationMenuGroup, NavigationMenuLink } from '.'

const entries = [
  { label: 'Features', to: '/studio', description: 'all of it', current: true },
  { label: 'Pricing', to: '/studio/pricing' },
]

const menu = (
  <NavigationMenu aria-label="Main">
    <NavigationMenuLink to="/docs" active>
      Docs
    </NavigationMenuLink>
    <NavigationMenuGroup label="Studio" entries={entries} active />
    <NavigationMenuLink to="/blog">Blog</NavigationMenuLink>
  </NavigationMenu>
)

test('opens a dropdown by keyboard, walks into it, and closes it by Escape', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.tab()
  const trigger = screen.getByRole('button', { name: 'Studio', expanded: false })
  expect(trigger).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: /Features/ })).toHaveFocus()

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: /Features/ })).not.toBeInTheDocument()
  expect(trigger).toHaveFocus()
})

test('opens under the pointer after 200 ms, not before', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 })
  render(menu)
  await user.hover(screen.getByRole('button', { name: 'Studio' }))
  act(() => jest.advanceTimersByTime(199))
  expect(screen.queryByRole('link', { name: 'Pricing' })).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('link', { name: 'Pricing' })).toBeInTheDocument()
  jest.useRealTimers()
})

test('tells the place the reader is in from the page itself', async () => {
  render(menu)
  expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('aria-current', 'true')
  expect(screen.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current')
  await userEvent.click(screen.getByRole('button', { name: 'Studio' }))
  expect(screen.getByRole('link', { name: /Features/ })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Pricing' })).not.toHaveAttribute('aria-current')
})

test('renders on the server without a warning, with a way on for readers without scripts', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(menu)).toContain('href="/studio"')
  expect(error).not.toHaveBeenCalled()
})

test('a dropdown outside names its parent', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<NavigationMenuGroup label="Studio" entries={entries} />)).toThrow('`NavigationMenu`')
})
