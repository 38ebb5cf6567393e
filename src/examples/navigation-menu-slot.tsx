import * as React from 'react'
import { Avatar } from '@galley/ui/avatar'
import { NavigationMenu, type NavigationMenuSlots } from '@galley/ui/navigation-menu'

const people: NavigationMenuSlots = {
  person: ({ label, description }) => (
    <>
      <Avatar name={label} alt="" size="sm" />
      <span>
        {label}, <em>{description}</em>
      </span>
    </>
  ),
}

const items = [
  { label: 'Ada Lovelace', description: 'blog', to: '/blog', slot: 'person' },
  { label: 'Grace Hopper', description: 'changelog', to: '/changelog', slot: 'person' },
]

export function Example() {
  return <NavigationMenu aria-label="Editors" items={items} slots={people} />
}
