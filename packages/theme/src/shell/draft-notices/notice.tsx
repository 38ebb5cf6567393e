import * as React from 'react'
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
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

/** Notices at the top of the page, in a container outside of the page's React tree, so that React does not mount the page again. */
export function TopOfPage({ children }: { children: ReactNode }) {
  const [container] = useState(() => {
    const element = document.createElement('div')
    element.dataset['preview'] = ''
    return element
  })

  useLayoutEffect(() => {
    const main = document.querySelector('main')
    if (main?.firstChild !== container) main?.prepend(container)
  })
  useLayoutEffect(() => () => container.remove(), [container])

  return createPortal(<S.Notices>{children}</S.Notices>, container)
}
