import * as React from 'react'
import { ANNOUNCEMENT_HIDDEN } from '@galley/core/announcement'
import { site } from '@galley/testing/site.fixture'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Announcement } from '.'

const root = document.documentElement

afterEach(() => {
  jest.restoreAllMocks()
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

test('links to the news, and can be dismissed even if storage is blocked, which moves the focus to the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Forbidden.')
  })
  await visit()
  const bar = screen.getByRole('complementary')
  expect(screen.getByRole('link', { name: 'What is new' })).toHaveAttribute('href', '/blog/v4')
  await userEvent.click(screen.getByRole('button'))
  expect(bar).not.toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})
