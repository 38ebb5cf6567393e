import * as React from 'react'
import { Button } from '@galley/ui/button'
import { Tooltip, TooltipGroup } from '@galley/ui/tooltip'

const actions = [
  { label: 'Edit', icon: 'pencil' },
  { label: 'Copy', icon: 'copy' },
  { label: 'Run', icon: 'play' },
] as const

export function Example() {
  return (
    <TooltipGroup>
      {actions.map(({ label, icon }) => (
        <Tooltip key={label} text={label} side="bottom">
          <Button variant="ghost" color="neutral" icon={icon} aria-label={label} />
        </Tooltip>
      ))}
    </TooltipGroup>
  )
}
