import * as React from 'react'
import { Avatar, AvatarGroup } from '@galley/ui/avatar'

const editors = ['Ada Lovelace', 'Grace Hopper', 'Joan Clarke', 'Hedy Lamarr', 'Annie Easley']

export function Example() {
  return (
    <AvatarGroup max={3} aria-label="Editors">
      {editors.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </AvatarGroup>
  )
}
