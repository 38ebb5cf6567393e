import * as React from 'react'
import { styled } from 'styled-components'
import { Icon, type IconSource } from '~/components/ui/icon'

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
