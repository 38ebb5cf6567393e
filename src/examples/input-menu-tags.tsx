import * as React from 'react'
import { useState } from 'react'
import { FormField } from '@galley/ui/form-field'
import { InputMenu } from '@galley/ui/input-menu'

export function Example() {
  const [known, setKnown] = useState(['guide', 'news', 'release', 'tutorial'])
  const [tags, setTags] = useState(['release'])
  return (
    <FormField label="Tags" style={{ flex: '0 1 22rem' }}>
      <InputMenu
        multiple
        creatable
        items={known}
        onCreate={(tag) => setKnown([...known, tag])}
        value={tags}
        onValueChange={setTags}
        placeholder="Find or make a tag"
      />
    </FormField>
  )
}
