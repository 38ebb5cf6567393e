import * as React from 'react'
import { FormField } from '@galley/ui/form-field'
import { RadioGroup } from '@galley/ui/radio-group'

const visibility = [
  { value: 'draft', label: 'Draft', description: 'Editors alone see it.' },
  { value: 'listed', label: 'Published', description: 'It is in menus and in the search.' },
  { value: 'unlisted', label: 'Unlisted', description: 'Only those who have its link find it.' },
]

export function Example() {
  return (
    <FormField label="Who sees the page" style={{ flex: '0 1 20rem' }}>
      <RadioGroup items={visibility} defaultValue="draft" />
    </FormField>
  )
}
