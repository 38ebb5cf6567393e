import * as React from 'react'
import { useState } from 'react'
import { FormField } from '@galley/ui/form-field'
import { Textarea } from '@galley/ui/textarea'

const MAX_LENGTH = 160

export function Example() {
  const [text, setText] = useState('Everything a .md file may hold, from plain Markdown to components.')
  return (
    <FormField
      label="Description"
      hint={`${text.length} of ${MAX_LENGTH}`}
      error={text.length > MAX_LENGTH && `Leave out ${text.length - MAX_LENGTH} characters.`}
      style={{ flex: '0 1 24rem' }}
    >
      <Textarea autoresize rows={2} maxRows={6} value={text} onChange={(event) => setText(event.target.value)} />
    </FormField>
  )
}
