import * as React from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Button } from './button'

test('is a button that does not send a form by accident', () => {
  render(<Button>Save</Button>)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button')
})

test('is a link when it leads somewhere', () => {
  render(<Button to="/docs">Read the docs</Button>)
  expect(screen.getByRole('link', { name: 'Read the docs' })).toHaveAttribute('href', '/docs')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('is pressed by keyboard', async () => {
  const handleClick = jest.fn()
  render(<Button onClick={handleClick}>Save</Button>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(handleClick).toHaveBeenCalledTimes(2)
})

test('is named by its label when it shows only an icon', () => {
  render(<Button icon="sun" aria-label="Light" />)
  expect(screen.getByRole('button', { name: 'Light' })).toBeInTheDocument()
})

test('renders on the server without a warning', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(renderToString(<Button to="/docs">Docs</Button>)).toContain('href="/docs"')
  expect(error).not.toHaveBeenCalled()
})
