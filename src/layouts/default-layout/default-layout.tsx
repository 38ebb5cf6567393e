import * as React from 'react'
import type { ComponentProps } from 'react'
import { Container } from '~/components/shell/container.styles'

/** A page at the site's full width. */
export function DefaultLayout(props: ComponentProps<'div'>) {
  return <Container {...props} />
}
