import * as React from 'react'
import { styled } from 'styled-components'
import type { IconData } from '~/lib/icon-data'
import { ContentIcon } from './content-icon'

const Root = styled.span`
  /* As large as the words around it, and on their line. */
  svg {
    display: inline-block;
    height: 1.15em;
    vertical-align: -0.2em;
    width: 1.15em;
  }
`

interface InlineIconProps {
  /** The drawing that the compiler put in; in MDX its name. */
  name: IconData | string
  /** What it says, where no words beside it do. */
  label?: string
}

/** An icon among words. */
export function InlineIcon({ name, label }: InlineIconProps) {
  return (
    <Root role={label === undefined ? undefined : 'img'} aria-label={label}>
      <ContentIcon name={name} />
    </Root>
  )
}
