import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { takeInitials } from './avatar'
import { Avatar, AvatarGroup } from '.'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['  Åsa   Öberg ', 'ÅÖ'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('takes the initials of "%s" as "%s"', (name, initials) => expect(takeInitials(name)).toBe(initials))

test('shows the initials when the picture fails, and loads a new URL', () => {
  const { rerender } = render(<Avatar src="/gone.png" name="Ada Lovelace" />)
  const avatar = screen.getByRole('img', { name: 'Ada Lovelace' })
  fireEvent.error(avatar.querySelector('img')!)
  expect(avatar.querySelector('img')).toBeNull()
  expect(avatar).toHaveTextContent('AL')
  rerender(<Avatar src="/here.png" name="Ada Lovelace" />)
  expect(avatar.querySelector('img')).toHaveAttribute('src', '/here.png')
})

test('hides the avatar from screen readers if alt is empty', () => {
  render(<Avatar name="Ada Lovelace" alt="" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('AL')).toHaveAttribute('aria-hidden', 'true')
})

test('limits a group to max avatars and counts the rest', () => {
  render(
    <AvatarGroup max={2} aria-label="Authors">
      {['Ada', 'Grace', 'Joan', 'Hedy'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </AvatarGroup>,
  )
  expect(screen.getByRole('group', { name: 'Authors' })).toBeInTheDocument()
  const labels = screen.getAllByRole('img').map((avatar) => avatar.getAttribute('aria-label'))
  expect(labels).toEqual(['Ada', 'Grace', '2 more'])
})
