import * as React from 'react'
import { useState } from 'react'
import { FormField } from '@galley/ui/form-field'
import { Select } from '@galley/ui/select'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

export function Example() {
  const [chosen, setChosen] = useState(['Monday', 'Thursday'])
  return (
    <FormField label="Publish on" help={`${chosen.length} of ${days.length} days`} style={{ flex: '0 1 20rem' }}>
      <Select multiple items={days} value={chosen} onValueChange={setChosen} placeholder="No day" />
    </FormField>
  )
}
