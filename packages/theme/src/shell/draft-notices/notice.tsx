import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import * as S from './notice.styles'

interface NoticeProps extends Omit<ComponentProps<'aside'>, 'title' | 'color'> {
  /** Heading and accessible name. */
  title: string
  /** Severity. @default 'info' */
  color?: 'info' | 'warning' | 'error'
  children?: ReactNode
}

/** A note to the editor in the page, with the stamp of the preview. */
export function Notice({ title, color = 'info', children, ...rest }: NoticeProps) {
  return (
    <S.Notice data-color={color} aria-label={title} {...rest}>
      <S.NoticeStamp />
      <S.Body>
        <S.Title>{title}</S.Title>
        {children}
      </S.Body>
    </S.Notice>
  )
}
