import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Icon } from '@galley/ui/icon'

export function Example() {
  return (
    <>
      <span style={{ alignItems: 'center', display: 'inline-flex', gap: '0.5rem' }}>
        <Icon name="lucide:shield-check" />
        Checked before every build
      </span>
      <Button icon="lucide:shield-check" aria-label="Check now" variant="outline" color="neutral" />
    </>
  )
}
