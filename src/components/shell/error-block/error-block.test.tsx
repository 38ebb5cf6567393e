import * as React from 'react'
import { render, screen } from '@testing-library/react'
import { BACK_LABEL, ErrorBlock, NOT_FOUND_DESCRIPTION, NOT_FOUND_TITLE } from '.'

test('shows the status, what it means, what happened, and a link home', () => {
  render(<ErrorBlock status={404} statusMessage="Page not found" message="Page not found: /nope" />)
  expect(screen.getByText('404')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(screen.getByText('Page not found: /nope')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
})

test.each(['Page not found', '', undefined])('does not say it twice for the message %p', (message) => {
  render(<ErrorBlock status={404} statusMessage="Page not found" message={message} />)
  expect(screen.getAllByText(/Page not found/)).toHaveLength(1)
})

test('its words are those of the specification', () => {
  expect(NOT_FOUND_TITLE).toBe('Page not found')
  expect(NOT_FOUND_DESCRIPTION).toBe('We are sorry but this page could not be found.')
  expect(BACK_LABEL).toBe('Back to home')
})
