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

test('a site that announces nothing shows nothing', () => {
  expect(render(<Announcement />).container).toBeEmptyDOMElement()
})

test('says its text with its link', async () => {
  await visit()
  expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent('Version 4 is out. What is new')
  expect(screen.getByRole('link', { name: 'What is new' })).toHaveAttribute('href', '/blog/v4')
})

test('is dismissed by keyboard and remembered; the focus goes on to the page', async () => {
  await visit()
  const bar = screen.getByRole('complementary')
  screen.getByRole('button', { name: 'Dismiss the announcement' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(bar).not.toBeVisible()
  expect(localStorage.getItem(DISMISSED_KEY)).toBe('v4')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('is dismissed where storage is forbidden', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Forbidden.')
  })
  await visit()
  const bar = screen.getByRole('complementary')
  await userEvent.click(screen.getByRole('button'))
  expect(bar).not.toBeVisible()
})
