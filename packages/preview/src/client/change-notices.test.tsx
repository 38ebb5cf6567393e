import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CodeNotice, DeletedNotice, MovedNotice } from './change-notices'
import { WaitingScreen } from './waiting-screen'

test('a deleted page says that it is still published', () => {
  render(<DeletedNotice />)
  expect(screen.getByRole('complementary', { name: 'This page is deleted in the drafts' })).toBeVisible()
})

test('a moved page links to its new path', () => {
  render(<MovedNotice path="/docs/b" />)
  expect(screen.getByRole('link', { name: '/docs/b' })).toHaveAttribute('href', '/docs/b')
})

test('a page of code leads to the preview build, where there is one', () => {
  const { rerender } = render(<CodeNotice buildUrl="https://preview.example/docs" />)
  expect(
    screen.getByText(/What you see of it is from the last build; the preview build shows the rest\./),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the preview build' })).toHaveAttribute(
    'href',
    'https://preview.example/docs',
  )
  rerender(<CodeNotice />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('while the server is asked, screen readers announce it', () => {
  render(<WaitingScreen />)
  expect(screen.getByRole('status')).toHaveTextContent('Looking for a draft of this page…')
})

test('all of them are rendered on the server without a complaint', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  renderToString(
    <>
      <DeletedNotice />
      <MovedNotice path="/docs/b" />
      <CodeNotice />
      <WaitingScreen />
    </>,
  )
  expect(complain).not.toHaveBeenCalled()
})
