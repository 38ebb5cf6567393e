import * as React from 'react'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden.styles'

export interface NewTabMarkProps {
  /** Width and height of the arrow in pixels. @default 14 */
  size?: number
  /** Text for screen readers. @default '(opens in a new tab)' */
  label?: string
}

export const NEW_TAB_LABEL = '(opens in a new tab)'

/** Aligns the arrow inside running text. */
const IN_LINE = { display: 'inline-block', verticalAlign: '-0.125em' }

/** Mark of a link that opens a new tab: an arrow, and text for screen readers. */
export function NewTabMark({ size = 14, label = NEW_TAB_LABEL }: NewTabMarkProps) {
  return (
    <>
      {' '}
      <Icon name="arrow-up-right" size={size} style={IN_LINE} />
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  )
}
