import * as React from 'react'
import { FormField } from '@galley/ui/form-field'
import { InputMenu } from '@galley/ui/input-menu'

const languages = ['Čeština', 'Deutsch', 'English', 'Español', 'Français', 'Íslenska', 'Norsk', 'Português', 'Türkçe']

export function Example() {
  return (
    <FormField label="Language" help="Letters with and without accents are the same." style={{ flex: '0 1 20rem' }}>
      <InputMenu items={languages} clearable placeholder="Type a few letters" />
    </FormField>
  )
}
