import * as React from 'react'
import { FormField } from '@galley/ui/form-field'
import { Select } from '@galley/ui/select'

const formats = [
  {
    label: 'Pages',
    items: [
      { value: 'md', label: 'Markdown', icon: 'markdown', description: 'Prose and directives' },
      { value: 'mdx', label: 'MDX', icon: 'braces', description: 'Prose and React components' },
    ],
  },
  {
    label: 'Data',
    items: [
      { value: 'yaml', label: 'YAML', icon: 'yaml' },
      { value: 'csv', label: 'CSV', icon: 'file-text', disabled: true },
    ],
  },
] as const

export function Example() {
  return (
    <FormField label="Format" help="The collection reads files of this kind." style={{ flex: '0 1 20rem' }}>
      <Select items={formats} />
    </FormField>
  )
}
