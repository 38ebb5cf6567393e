import * as React from 'react'
import { FormField } from '@galley/ui/form-field'
import { RadioGroup } from '@galley/ui/radio-group'

const visibility = [
  { value: 'draft', label: 'Draft', description: 'Only editors see the page.' },
  { value: 'listed', label: 'Published', description: 'Menus and the search list the page.' },
  { value: 'unlisted', label: 'Unlisted', description: 'Only readers with the link find the page.' },
]

export function Example() {
  return (
    <FormField label="Who sees the page" style={{ flex: '0 1 20rem' }}>
      <RadioGroup items={visibility} defaultValue="draft" />
    </FormField>
  )
}
