import * as React from 'react'
import { ANNOUNCEMENT_HIDDEN, DISMISSED_KEY } from '@galley/core/announcement'
import { site } from '@galley/testing/site.fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcement } from '.'

const root = document.documentElement

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  root.removeAttribute(ANNOUNCEMENT_HIDDEN)
})

async function visit() {
  jest.replaceProperty(site, 'announcement', {
    id: 'v4',
    text: 'Version 4 is out.',
    link: { label: 'What is new', to: '/blog/v4' },
  })
  await React.act(() =>
    render(
      <>
        <Announcement />
        <main tabIndex={-1}>Text</main>
      </>,
    ),
  )
}

test('renders nothing without an announcement', () => {
  expect(render(<Announcement />).container).toBeEmptyDOMElement()
})

test('shows text and link, until the reader dismisses it by keyboard, and the focus moves to the page', async () => {
  await visit()
  const bar = screen.getByRole('complementary')
  expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent('Version 4 is out. What is new')
  expect(screen.getByRole('link', { name: 'What is new' })).toHaveAttribute('href', '/blog/v4')
  screen.getByRole('button', { name: 'Dismiss the announcement' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(bar).not.toBeVisible()
  expect(localStorage.getItem(DISMISSED_KEY)).toBe('v4')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('can be dismissed if storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Forbidden.')
  })
  await visit()
  const bar = screen.getByRole('complementary')
  await userEvent.click(screen.getByRole('button'))
  expect(bar).not.toBeVisible()
})
