import * as React from 'react'
import { FormField } from '@galley/ui/form-field'
import { InputMenu, type LoadItems } from '@galley/ui/input-menu'

const authors = ['Ada Lovelace', 'Annie Easley', 'Grace Hopper', 'Hedy Lamarr', 'Joan Clarke']

/** Stands for a request. Your function also receives a `signal`: pass it to `fetch` to cancel a request for an outdated text. */
const findAuthors: LoadItems = async (typed) => {
  await new Promise((resolve) => setTimeout(resolve, 600))
  return authors.filter((name) => name.toLowerCase().includes(typed.toLowerCase()))
}

export function Example() {
  return (
    <FormField label="Author" style={{ flex: '0 1 20rem' }}>
      <InputMenu items={findAuthors} placeholder="Search the team" />
    </FormField>
  )
}
