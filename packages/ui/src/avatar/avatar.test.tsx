import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { takeInitials } from './avatar'
import { Avatar, AvatarGroup } from '.'

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['ada', 'A'],
  ['  Åsa   Öberg ', 'ÅÖ'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => expect(takeInitials(name)).toBe(initials))

test('is a picture of somebody', () => {
  render(<Avatar src="/ada.png" name="Ada Lovelace" />)
  expect(screen.getByRole('img', { name: 'Ada Lovelace' }).querySelector('img')).toHaveAttribute('src', '/ada.png')
})

test('shows the initials when the picture is missing, and tries another URL', () => {
  const { rerender } = render(<Avatar src="/gone.png" name="Ada Lovelace" />)
  const avatar = screen.getByRole('img', { name: 'Ada Lovelace' })
  fireEvent.error(avatar.querySelector('img')!)
  expect(avatar.querySelector('img')).toBeNull()
  expect(avatar).toHaveTextContent('AL')
  rerender(<Avatar src="/here.png" name="Ada Lovelace" />)
  expect(avatar.querySelector('img')).toHaveAttribute('src', '/here.png')
})

test('says nothing where the name is beside it', () => {
  render(<Avatar name="Ada Lovelace" alt="" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('AL')).toHaveAttribute('aria-hidden', 'true')
})

test('a group renders as many as it may and counts the others', () => {
  render(
    <AvatarGroup max={2} aria-label="Authors">
      <Avatar name="Ada" />
      <Avatar name="Grace" />
      <Avatar name="Joan" />
      <Avatar name="Hedy" />
    </AvatarGroup>,
  )
  expect(screen.getByRole('group', { name: 'Authors' })).toBeInTheDocument()
  expect(screen.getAllByRole('img').map((avatar) => avatar.getAttribute('aria-label'))).toEqual([
    'Ada',
    'Grace',
    '2 more',
  ])
})
