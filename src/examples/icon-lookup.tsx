import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { Icon } from '@galley/ui/icon'
import { Input } from '@galley/ui/input'

export function Example() {
  const [text, setText] = useState('telescope')
  const [shown, setShown] = useState(text)
  return (
    <form
      style={{ display: 'grid', gap: '1rem', justifyItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault()
        setShown(text)
      }}
    >
      <Icon name={`lucide:${shown}`} size={48} />
      <FormField label="Name in the Lucide set" help="Such as sailboat, or leafy-green.">
        <Input value={text} onChange={(event) => setText(event.target.value.trim())} />
      </FormField>
      <Button type="submit" variant="outline" color="neutral">
        Show
      </Button>
    </form>
  )
}
