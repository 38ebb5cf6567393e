import * as React from 'react'
import { useState } from 'react'
import { FormField } from '@galley/ui/form-field'
import { Input } from '@galley/ui/input'

const pages = ['Installation', 'Configuration', 'Collections', 'Markdown', 'Redirects']

export function Example() {
  const [text, setText] = useState('co')
  const found = pages.filter((page) => page.toLowerCase().includes(text.toLowerCase()))
  return (
    <FormField label="Find a page" help={found.join(', ') || 'No page has this name.'} style={{ flex: '0 1 20rem' }}>
      <Input
        type="search"
        icon="file-text"
        placeholder="Part of a name"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormField>
  )
}
