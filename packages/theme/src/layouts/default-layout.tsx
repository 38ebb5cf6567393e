import * as React from 'react'
import type { ComponentProps } from 'react'
import { CONTENT_ID } from './content-id'
import * as S from './default-layout.styles'

/** A layout with one column in the full width of the site. */
export function DefaultLayout(props: ComponentProps<'div'>) {
  return <S.Root id={CONTENT_ID} tabIndex={-1} {...props} />
}
