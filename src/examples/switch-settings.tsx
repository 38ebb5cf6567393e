import * as React from 'react'
import { useState } from 'react'
import { Switch } from '@galley/ui/switch'

export function Example() {
  const [isLive, setLive] = useState(true)
  return (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Switch
        label="Live preview"
        description={isLive ? 'The page follows the draft.' : 'The page shows the published version.'}
        checked={isLive}
        onChange={(event) => setLive(event.target.checked)}
      />
      <Switch label="Spelling" defaultChecked />
      <Switch label="Translations" description="Part of another plan." disabled />
    </div>
  )
}
