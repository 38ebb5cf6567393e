import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { DropdownMenu } from '@galley/ui/dropdown-menu'

export function Example() {
  const [drafts, setDrafts] = useState(true)
  const [order, setOrder] = useState('date')
  return (
    <DropdownMenu
      align="center"
      items={[
        { type: 'checkbox', label: 'Show drafts', checked: drafts, onCheckedChange: setDrafts },
        { type: 'separator' },
        {
          type: 'radio',
          label: 'Order',
          value: order,
          onValueChange: setOrder,
          options: [
            { value: 'date', label: 'Newest first' },
            { value: 'title', label: 'By title' },
          ],
        },
      ]}
    >
      <Button variant="outline" color="neutral" trailingIcon="chevron-down">
        View
      </Button>
    </DropdownMenu>
  )
}
