import * as React from 'react'
import { useState } from 'react'
import { Checkbox } from '@galley/ui/checkbox'

const collections = ['Documentation', 'Blog', 'Templates']

export function Example() {
  const [chosen, setChosen] = useState(['Blog'])
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  return (
    <div role="group" aria-label="Export" style={{ display: 'grid', gap: '0.25rem' }}>
      <Checkbox
        label="All collections"
        checked={chosen.length === collections.length}
        indeterminate={chosen.length > 0 && chosen.length < collections.length}
        onChange={(event) => setChosen(event.target.checked ? collections : [])}
      />
      {collections.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={() => toggle(name)}
          style={{ marginInlineStart: '1.625rem' }}
        />
      ))}
    </div>
  )
}
