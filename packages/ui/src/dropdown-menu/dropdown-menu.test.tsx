import * as React from 'react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DropdownMenu, type DropdownMenuItem, SUBMENU_GRACE_MS, SUBMENU_OPEN_DELAY_MS } from '.'

const handleCopy = jest.fn()
const items: DropdownMenuItem[] = [
  { type: 'label', label: 'Page' },
  { label: 'Copy page', icon: 'copy', kbd: 'Ctrl+C', onSelect: handleCopy },
  { label: 'Not yet', disabled: true, onSelect: handleCopy },
  { label: 'Read the docs', to: '/docs' },
  { label: 'Source', to: 'https://example.org', target: '_blank' },
  { type: 'separator' },
  { label: 'More', children: [{ label: 'Rename' }, { label: 'Delete', color: 'error' }] },
]

const menu = (
  <DropdownMenu items={items}>
    <button>Actions</button>
  </DropdownMenu>
)
const trigger = () => screen.getByRole('button', { name: 'Actions' })
const line = (name: string | RegExp) => screen.queryByRole('menuitem', { name })

beforeEach(() => handleCopy.mockClear())

test('opens by keyboard, takes its name from the trigger, and skips disabled items', async () => {
  render(menu)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument()
  expect(line(/Copy page/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(line('Read the docs')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(line('More')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(line(/Copy page/)).toHaveFocus()

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(trigger()).toHaveFocus()
})

test('calls onSelect once and closes', async () => {
  render(menu)
  await userEvent.click(trigger())
  await userEvent.click(line(/Copy page/)!)
  expect(handleCopy).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('renders links and marks those that open a new tab', async () => {
  render(menu)
  await userEvent.click(trigger())
  expect(line('Read the docs')).toHaveAttribute('href', '/docs')
  expect(line('Source (opens in a new tab)')).toHaveAttribute('target', '_blank')
})

describe('a hovered submenu', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
  const moveTo = (target: Element, x: number) => user.pointer({ target, coords: { clientX: x, clientY: 10 } })
  const open = async () => {
    render(
      <DropdownMenu items={items} defaultOpen>
        <button>Actions</button>
      </DropdownMenu>,
    )
    await moveTo(line('More')!, 10)
  }

  test('opens after exactly 100 ms', async () => {
    expect(SUBMENU_OPEN_DELAY_MS).toBe(100)
    await open()
    wait(SUBMENU_OPEN_DELAY_MS - 1)
    expect(line('Rename')).not.toBeInTheDocument()
    wait(1)
    expect(line('Rename')).toBeInTheDocument()
  })

  test('lets the pointer cross another item for 300 ms on the way into the submenu', async () => {
    expect(SUBMENU_GRACE_MS).toBe(300)
    await open()
    wait(SUBMENU_OPEN_DELAY_MS)
    const submenu = line('Rename')!.closest('[role=menu]')!
    submenu.getBoundingClientRect = () => ({ left: 100, right: 200, top: 0, bottom: 100 }) as DOMRect

    await moveTo(line('More')!, 40)
    await moveTo(line('Read the docs')!, 50)
    wait(SUBMENU_GRACE_MS - 1)
    await moveTo(line('Read the docs')!, 60)
    expect(line('Read the docs')).not.toHaveFocus()
    wait(1)
    await moveTo(line('Read the docs')!, 70)
    expect(line('Read the docs')).toHaveFocus()
  })
})

test('stays open after a checkbox is toggled and closes after a radio option is selected', async () => {
  const [handleWrap, handleOrder] = [jest.fn(), jest.fn()]
  const options = [
    { value: 'date', label: 'By date' },
    { value: 'title', label: 'By title' },
  ]
  const settings: DropdownMenuItem[] = [
    { type: 'checkbox', label: 'Wrap lines', checked: false, onCheckedChange: handleWrap },
    { type: 'radio', label: 'Order', value: 'date', onValueChange: handleOrder, options },
  ]
  render(
    <DropdownMenu items={settings} defaultOpen>
      <button>View</button>
    </DropdownMenu>,
  )
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Wrap lines', checked: false }))
  expect(handleWrap).toHaveBeenCalledWith(true)
  const group = within(screen.getByRole('group', { name: 'Order' }))
  expect(group.getByRole('menuitemradio', { name: 'By date' })).toBeChecked()
  await userEvent.click(group.getByRole('menuitemradio', { name: 'By title' }))
  expect(handleOrder).toHaveBeenCalledWith('title')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('opens on a bare click, which replays a press before hydration', () => {
  render(menu)
  act(() => trigger().click())
  expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument()
})
