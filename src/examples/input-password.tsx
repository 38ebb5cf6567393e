import * as React from 'react'
import { FormField } from '@galley/ui/form-field'
import { Input } from '@galley/ui/input'

export function Example() {
  return (
    <FormField label="Password" help="At least 12 characters." style={{ flex: '0 1 20rem' }}>
      <Input type="password" defaultValue="correct horse" autoComplete="off" />
    </FormField>
  )
}
