import * as React from 'react'
import { NavigationMenu, type NavigationMenuItem } from '@galley/ui/navigation-menu'

const items: NavigationMenuItem[] = [
  { label: 'Guides', to: '/docs/getting-started', active: true },
  {
    label: 'Formats',
    children: [
      { label: 'Markdown', to: '/docs/files/markdown', description: 'text with components', icon: 'markdown' },
      { label: 'YAML', to: '/docs/files/yaml', description: 'pages made of data', icon: 'braces' },
      { label: 'CSV', to: '/docs/files/csv', description: 'one page for each row', badge: 'Tables' },
    ],
  },
  { label: 'CommonMark', to: 'https://commonmark.org', target: '_blank' },
  { label: 'Print', to: '/print', disabled: true },
]

export function Example() {
  return <NavigationMenu aria-label="Formats of content" items={items} />
}
