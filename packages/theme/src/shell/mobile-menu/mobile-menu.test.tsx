import * as React from 'react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from '.'

const items = [
  {
    title: 'Documentation',
    path: '/docs/start',
    stem: 'menu/docs',
    page: false as const,
    children: [
      { title: 'Start', path: '/docs/start', stem: 'docs/1.start' },
      {
        title: 'Files',
        path: '/docs/files',
        stem: 'docs/2.files',
        children: [{ title: 'Markdown', path: '/docs/files/markdown', stem: 'docs/2.files/1.markdown', badge: 'New' }],
      },
    ],
  },
  { title: 'Blog', path: '/blog', stem: 'menu/blog' },
]

const menu = (route: string) => <MobileMenu items={items} path="/docs/files/markdown" route={route} />
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  await screen.findByRole('dialog')
}

test('opens by keyboard with the group of the current page open', async () => {
  render(menu('/a'))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog')
  const dialog = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(dialog.getByRole('link', { name: 'Markdown New', current: 'page' })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Pages in Files', expanded: true })).toBeInTheDocument()

  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
})

test('closes on navigation, and stays closed when the reader goes back', async () => {
  const { rerender } = render(menu('/a'))
  await open()
  rerender(menu('/a'))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  rerender(menu('/a#part'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  rerender(menu('/a'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('stays closed if the reader navigates before the code has loaded', async () => {
  const { rerender } = render(menu('/a'))
  fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  rerender(menu('/b'))
  await act(async () => import('./menu-panel'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
