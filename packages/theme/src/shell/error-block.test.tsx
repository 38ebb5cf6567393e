import * as React from 'react'
import { site } from '@galley/site'
import { render, screen } from '@testing-library/react'
import { ErrorBlock } from './error-block'

test('shows status, title, message and a link to the home page', () => {
  render(<ErrorBlock status={500} statusMessage="Something went wrong" message="The list is empty." />)
  expect(screen.getByText('500')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument()
  expect(screen.getByText('The list is empty.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})

test.each(['Page not found: /nope', 'Page Not Found: /nope', 'Page not found', '', undefined])(
  'shows the title once for the message %p',
  (message) => {
    render(<ErrorBlock status={404} statusMessage="Page not found" message={message} />)
    expect(screen.getAllByText(/Page not found/i)).toEqual([
      screen.getByRole('heading', { level: 1, name: message || 'Page not found' }),
    ])
  },
)

test('uses the texts of the specification', () => {
  expect(site.texts.pageNotFound).toBe('Page not found')
  expect(site.texts.notFound).toBe('We are sorry but this page could not be found.')
  expect(site.texts.backToHome).toBe('Back to home')
})
