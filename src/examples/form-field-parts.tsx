import * as React from 'react'
import { useState } from 'react'
import { FormField } from '@galley/ui/form-field'
import { Input } from '@galley/ui/input'

export function Example() {
  const [slug, setSlug] = useState('Getting started')
  const isRight = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
  return (
    <FormField
      label="Address"
      hint="Part of the URL"
      help="Readers see it in the browser."
      error={!isRight && 'Use small letters, digits and single hyphens.'}
      required
      style={{ flex: '0 1 22rem' }}
    >
      <Input value={slug} onChange={(event) => setSlug(event.target.value)} trailing=".html" />
    </FormField>
  )
}
