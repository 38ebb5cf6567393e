import * as React from 'react'
import { NavigationMenu, type NavigationMenuItem } from '@galley/ui/navigation-menu'

const items: NavigationMenuItem[] = [
  { label: 'Blog', to: '/blog', icon: 'message-circle' },
  {
    label: 'Files',
    icon: 'pencil',
    children: [
      { label: 'Markdown', to: '/docs/files/markdown', badge: 'Start here' },
      { label: 'YAML', to: '/docs/files/yaml' },
    ],
  },
  { label: 'Ada Lovelace', to: '/about', avatar: { name: 'Ada Lovelace' }, tooltip: 'About us' },
]

export function Example() {
  return (
    <div style={{ flex: '0 1 16rem' }}>
      <NavigationMenu aria-label="Press room" orientation="vertical" items={items} collapsible defaultCollapsed />
    </div>
  )
}
