import * as React from 'react'
import { NavigationMenu, type NavigationMenuItem } from '@galley/ui/navigation-menu'

const items: NavigationMenuItem[] = [
  { label: 'Text', type: 'label' },
  { label: 'Markdown', to: '/docs/files/markdown', badge: 'Start here' },
  { label: 'MDX', to: '/docs/files/mdx' },
  { label: 'Data', type: 'label' },
  {
    label: 'YAML',
    to: '/docs/files/yaml',
    children: [
      { label: 'JSON', to: '/docs/files/json' },
      { label: 'Tables', children: [{ label: 'CSV', to: '/docs/files/csv' }] },
    ],
  },
  {
    label: 'Queries',
    type: 'trigger',
    defaultOpen: true,
    children: [{ label: 'Database', to: '/docs/queries/database' }],
  },
]

export function Example() {
  return (
    <div style={{ flex: '0 1 16rem' }}>
      <NavigationMenu aria-label="Content" orientation="vertical" items={items} path="/docs/files/json" />
    </div>
  )
}
