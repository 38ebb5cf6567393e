import * as React from 'react'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden.styles'

export interface NewTabMarkProps {
  /** Side of the arrow, in pixels. @default 14 */
  size?: number
  /** What screen readers say of it. @default '(opens in a new tab)' */
  label?: string
}

/** What screen readers say of a link that leaves this tab. */
export const NEW_TAB_LABEL = '(opens in a new tab)'

/** It is in running text, and in a row of its own too. */
const IN_LINE = { display: 'inline-block', verticalAlign: '-0.125em' }

/** The mark inside a link that leaves this tab: an arrow, and words for screen readers. */
export function NewTabMark({ size = 14, label = NEW_TAB_LABEL }: NewTabMarkProps) {
  return (
    <>
      {' '}
      <Icon name="arrow-up-right" size={size} style={IN_LINE} />
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  )
}
