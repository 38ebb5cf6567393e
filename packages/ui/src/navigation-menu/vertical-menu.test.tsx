import * as React from 'react'
import { site } from '@galley/site'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ColumnProps } from './navigation-menu-item'
import { VerticalMenu } from './vertical-menu'
import { type NavigationMenuItem } from '.'

const items: NavigationMenuItem[] = [
  { label: 'Workspace', type: 'label' },
  { label: 'Overview', to: '/overview' },
  {
    label: 'Pages',
    to: '/pages',
    children: [
      { label: 'Published', to: '/pages/published' },
      { label: 'Archive', children: [{ label: '2025', to: '/pages/2025' }] },
    ],
  },
  { label: 'Team', type: 'label' },
  { label: 'Members', to: '/members', type: 'trigger', children: [{ label: 'Writers', to: '/members/writers' }] },
  { label: 'Help', defaultOpen: true, children: [{ label: 'Contact', to: '/contact' }] },
]

const menu = (props: Partial<ColumnProps> = {}) => <VerticalMenu aria-label="Side" items={items} {...props} />
const link = (name: string) => screen.queryByRole('link', { name })
const button = (name: string) => screen.getByRole('button', { name })

test('groups entries under the preceding label', () => {
  render(menu())
  const group = screen.getByRole('group', { name: 'Workspace' })
  expect(group).toContainElement(link('Overview'))
  expect(group).not.toContainElement(button('Members'))
  expect(screen.getByRole('group', { name: 'Team' })).toContainElement(button('Members'))
})

test('opens the groups around the current page and those with defaultOpen, and follows the path', () => {
  const { rerender } = render(menu({ path: '/pages/2025' }))
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2025')
  expect(link('Contact')).toBeInTheDocument()
  expect(link('Writers')).not.toBeInTheDocument()
  rerender(menu({ path: '/members/writers' }))
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Writers')
  expect(link('2025')).toBeInTheDocument()
})

test('opens groups by keyboard: beside a link, or by the whole row of a trigger', async () => {
  render(menu())
  expect(link('Pages')).toHaveAttribute('href', '/pages')
  expect(link('Members')).not.toBeInTheDocument()

  button('Pages in Pages').focus()
  await userEvent.keyboard('{Enter}')
  expect(link('Published')).toBeVisible()

  button('Members').focus()
  await userEvent.keyboard(' ')
  expect(link('Writers')).toBeVisible()
  await userEvent.keyboard(' ')
  expect(link('Writers')).not.toBeInTheDocument()
})

test('follows a controlled value, and the open state of an entry', async () => {
  const handleChange = jest.fn()
  render(
    menu({
      items: [...items, { label: 'Fixed', open: true, children: [{ label: 'Inside', to: '/in' }] }],
      value: ['Members'],
      onValueChange: handleChange,
    }),
  )
  expect(link('Writers')).toBeInTheDocument()
  expect(link('Contact')).not.toBeInTheDocument()
  expect(link('Inside')).toBeInTheDocument()
  await userEvent.click(button('Help'))
  expect(handleChange).toHaveBeenLastCalledWith(['Members', 'Help'])
  expect(link('Contact')).not.toBeInTheDocument()
})

test('collapses to a rail and expands again', async () => {
  expect([site.texts.expandSidebar, site.texts.collapseSidebar]).toEqual(['Expand sidebar', 'Collapse sidebar'])
  const handleChange = jest.fn()
  render(menu({ collapsible: true, onCollapsedChange: handleChange }))
  await userEvent.click(button(site.texts.collapseSidebar))
  expect(handleChange).toHaveBeenLastCalledWith(true)
  expect(screen.queryByText('Workspace')).not.toBeInTheDocument()
  expect(link('Overview')).toHaveAttribute('href', '/overview')
  expect(button('Pages')).toBeInTheDocument()

  expect(button(site.texts.expandSidebar)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(handleChange).toHaveBeenLastCalledWith(false)
  expect(screen.getByText('Workspace')).toBeInTheDocument()
})

describe('as a rail', () => {
  test('shows its label, a custom tooltip or no tooltip', async () => {
    render(
      menu({
        collapsed: true,
        items: [
          { label: 'Home', to: '/' },
          { label: 'Overview', to: '/overview', tooltip: 'All at a glance' },
          { label: 'Quiet', to: '/quiet', tooltip: false },
        ],
      }),
    )
    await userEvent.tab()
    expect(await screen.findByRole('tooltip', { name: 'Home' })).toBeInTheDocument()
    await userEvent.tab()
    expect(await screen.findByRole('tooltip', { name: 'All at a glance' })).toBeInTheDocument()
    await userEvent.tab()
    expect(link('Quiet')).toHaveFocus()
    expect(screen.queryByRole('tooltip', { name: 'Quiet' })).not.toBeInTheDocument()
  })

  test('opens a group in a popover with its own page first, and closes it when a link is followed', async () => {
    render(menu({ collapsed: true, path: '/pages/published' }))
    expect(button('Pages')).toHaveAttribute('data-active')
    button('Pages').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'Pages' })).toBeInTheDocument()
    expect(link('Pages')).toHaveAttribute('href', '/pages')
    expect(link('Published')).toHaveAttribute('aria-current', 'page')
    // jsdom cannot leave the page.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await act(async () => link('Published')?.click())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('renders a group without a popover as a link', () => {
    render(menu({ collapsed: true, items: [{ ...items[2]!, popover: false }] }))
    expect(link('Pages')).toHaveAttribute('href', '/pages')
  })
})
