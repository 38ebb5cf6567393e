import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { DropdownMenu } from '@galley/ui/dropdown-menu'

export function Example() {
  const [status, setStatus] = useState('Nothing chosen yet.')
  const choose = (what: string) => () => setStatus(`You chose "${what}".`)
  return (
    <>
      <DropdownMenu
        items={[
          { label: 'Copy page', icon: 'copy', kbd: 'Ctrl+C', onSelect: choose('Copy page') },
          { label: 'Read about links', icon: 'file-text', to: '/docs/files/links' },
          { label: 'Gatsby', icon: 'github', to: 'https://github.com/gatsbyjs/gatsby', target: '_blank' },
          {
            label: 'Move to',
            icon: 'arrow-right',
            children: [
              { label: 'Blog', onSelect: choose('Blog') },
              { label: 'Changelog', onSelect: choose('Changelog') },
            ],
          },
          { type: 'separator' },
          { label: 'Delete', icon: 'octagon-alert', color: 'error', onSelect: choose('Delete') },
        ]}
      >
        <Button variant="outline" color="neutral" trailingIcon="chevron-down">
          Page actions
        </Button>
      </DropdownMenu>
      <p role="status">{status}</p>
    </>
  )
}
