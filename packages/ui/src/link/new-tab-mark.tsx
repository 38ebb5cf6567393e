import * as React from 'react'
import { site } from '@galley/site'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden.styles'

/** Aligns the arrow inside running text. */
const IN_LINE = { display: 'inline-block', verticalAlign: '-0.125em' }

/** Mark of a link that opens a new tab: an arrow, and text for screen readers. */
export function NewTabMark() {
  return (
    <>
      {' '}
      <Icon name="arrow-up-right" size={14} style={IN_LINE} />
      <VisuallyHidden> {site.texts.opensNewTab}</VisuallyHidden>
    </>
  )
}
