import * as React from 'react'
import { Input } from '@galley/ui/input'
import { Kbd } from '@galley/ui/kbd'

export function Example() {
  return (
    <div style={{ display: 'grid', flex: '0 1 20rem', gap: '0.75rem' }}>
      <Input size="sm" aria-label="Tag" placeholder="Tag" />
      <Input aria-label="Command" placeholder="Command" trailing={<Kbd>meta+J</Kbd>} />
      <Input size="lg" aria-label="Address" icon="arrow-right" placeholder="Address" />
      <Input aria-label="Locked" defaultValue="Not to be changed" disabled />
    </div>
  )
}
