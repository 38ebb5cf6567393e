import * as React from 'react'
import { Icon, type IconSource } from '@galley/ui/icon'
import { Root } from './inline-icon.styles'

interface InlineIconProps {
  /** Name of the icon, or its data. The compiler replaces a name by the data. */
  name: IconSource
  /** Accessible name, if the text next to the icon does not say the same. */
  label?: string
}

/** An icon within text. */
export function InlineIcon({ name, label }: InlineIconProps) {
  return (
    <Root role={label === undefined ? undefined : 'img'} aria-label={label}>
      <Icon name={name} />
    </Root>
  )
}
