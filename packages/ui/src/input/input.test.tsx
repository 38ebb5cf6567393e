import * as React from 'react'
import { useState } from 'react'
import { site } from '@galley/site'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Input } from '.'

test('shows and hides a password by its button, also by keyboard', async () => {
  expect([site.texts.showPassword, site.texts.hidePassword]).toEqual(['Show password', 'Hide password'])
  render(<Input type="password" aria-label="Password" defaultValue="secret" />)
  const input = screen.getByLabelText('Password')
  expect(input).toHaveAttribute('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('secret')

  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(input).toHaveAttribute('type', 'password')
})

test.each(['submit', 'reset'] as const)('hides a shown password on %s of its form', async (type) => {
  render(
    <form aria-label="Sign in" onSubmit={(event) => event.preventDefault()}>
      <Input type="password" aria-label="Password" />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  fireEvent[type](screen.getByRole('form'))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

function ControlledSearch() {
  const [value, setValue] = useState('proof')
  return <Input type="search" aria-label="Search" value={value} onChange={(event) => setValue(event.target.value)} />
}

test.each([
  ['its own', <Input key="own" type="search" aria-label="Search" defaultValue="proof" />],
  ["its parent's", <ControlledSearch key="controlled" />],
])('clears a search with %s value and keeps the focus', async (_whose, search) => {
  render(search)
  // Finds the button by its label, not by its role: jsdom treats the placeholder of a filled search as shown, and the style sheet then hides the button.
  await userEvent.click(screen.getByLabelText('Clear'))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})
