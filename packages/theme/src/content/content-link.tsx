import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './content-link.styles'

/** A link in running text. Without `href`, a plain anchor. */
export function ContentLink({ href, children, ...rest }: ComponentProps<'a'>) {
  if (href === undefined) return <a {...rest}>{children}</a>
  return (
    <S.Root to={href} data-bare={children === href || undefined} {...rest}>
      {children}
    </S.Root>
  )
}
