import * as React from 'react'
import { site } from '@galley/site'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HeaderMenuItem } from './header-menu'
import { Header, type HeaderProps } from '.'

const CHILD = { label: 'Books', to: '/shop/books' }

afterEach(() => jest.restoreAllMocks())

function show(menu: HeaderMenuItem[], slots?: HeaderProps['slots']) {
  jest.replaceProperty(site.header, 'menu', menu as never)
  render(<Header path="/shop" route="/shop" docs={[]} slots={slots} />)
}

/** Returns the row on wide screens, or the menu on narrow screens. */
async function find(view: 'row' | 'phone') {
  if (view === 'row') return within(screen.getByRole('navigation', { name: 'Main' }))
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  return within(await screen.findByRole('dialog', { name: 'Menu' }))
}

describe.each(['row', 'phone'] as const)('the %s', (view) => {
  test.each<[string, HeaderMenuItem, string]>([
    ['the content of a slot', { label: 'Shop', to: '/shop', slot: 'loud' }, 'Shop!'],
    ['the badge of an entry', { label: 'Shop', to: '/shop', badge: 'New' }, 'Shop New'],
    ['the entries of an open group', { label: 'Shop', open: true, children: [CHILD] }, 'Books'],
    [
      'the description of an entry in a group',
      { label: 'Shop', open: true, children: [{ ...CHILD, description: 'to read' }] },
      'Books to read',
    ],
  ])('shows %s', async (_, item, name) => {
    show([item], { loud: ({ label }) => <strong>{`${label}!`}</strong> })
    expect(await (await find(view)).findByRole('link', { name })).toBeInTheDocument()
  })

  test('shows the avatar and the trailing icon of an entry', async () => {
    show([{ label: 'Ada', to: '/ada', avatar: { name: 'Ada Lovelace' }, trailingIcon: 'arrow-right' }])
    const link = (await find(view)).getByRole('link', { name: /Ada/ })
    expect(await within(link).findByText('AL')).toBeInTheDocument()
    expect(link.querySelector('svg')).toBeInTheDocument()
  })

  test('distinguishes entries with the same label by their values', async () => {
    show([
      { label: 'More', value: 'shop', children: [CHILD] },
      { label: 'More', value: 'help', open: true, children: [{ label: 'Contact', to: '/contact' }] },
    ])
    const menu = await find(view)
    expect(await menu.findByRole('link', { name: 'Contact' })).toBeInTheDocument()
    expect(menu.queryByRole('link', { name: 'Books' })).not.toBeInTheDocument()
  })

  test('opens the group of an entry of the type "trigger" instead of following its link', async () => {
    show([{ label: 'Shop', to: '/elsewhere', type: 'trigger', children: [CHILD] }])
    const menu = await find(view)
    const trigger = menu.getByRole('button', { name: 'Shop' })
    expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(trigger)
    expect(await menu.findByRole('link', { name: 'Books' })).toBeInTheDocument()
  })
})

test('hides descriptions in the row itself', async () => {
  show([{ label: 'Shop', to: '/shop', description: 'all there is' }])
  expect((await find('row')).getByRole('link', { name: 'Shop' })).toBeInTheDocument()
  expect((await find('phone')).getByRole('link', { name: 'Shop all there is' })).toBeInTheDocument()
})
