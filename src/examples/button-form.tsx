import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { Input } from '@galley/ui/input'

export function Example() {
  const [site, setSite] = useState('')

  const rename = async (form: FormData) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    setSite(form.get('site') as string)
  }

  return (
    <form action={rename} style={{ display: 'grid', flex: '0 1 20rem', gap: '1rem' }}>
      <FormField label="Site name" name="site" required>
        <Input />
      </FormField>
      <Button type="submit" loadingAuto>
        Rename
      </Button>
      <span role="status">{site && `The site is called ${site} now.`}</span>
    </form>
  )
}
