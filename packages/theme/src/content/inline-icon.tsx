import * as React from 'react'
import { Icon, type IconSource } from '@galley/ui/icon'
import { Root } from './inline-icon.styles'

interface InlineIconProps {
  /** The drawing that the compiler put in. */
  name: IconSource
  /** What it says, where no words beside it do. */
  label?: string
}

/** An icon among words. */
export function InlineIcon({ name, label }: InlineIconProps) {
  return (
    <Root role={label === undefined ? undefined : 'img'} aria-label={label}>
      <Icon name={name} />
    </Root>
  )
}
