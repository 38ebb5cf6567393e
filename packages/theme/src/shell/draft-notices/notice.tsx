import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '@galley/ui/link'
import * as S from './notice.styles'

interface NoticeProps extends Omit<ComponentProps<'aside'>, 'title' | 'color'> {
  /** Its heading and accessible name. */
  title: string
  /** How much it matters. @default 'info' */
  color?: 'info' | 'warning' | 'error'
  children?: ReactNode
}

/** A note to the editor, shown in the page with the preview's stamp. */
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

/** Says that the current page is still published, and no longer in the content. */
export const DeletedNotice = () => (
  <Notice title="This page is deleted in the drafts" color="warning">
    <p>What you see is the published page. It goes when the drafts are published.</p>
  </Notice>
)

/** Says where the current page is in the drafts. */
export const MovedNotice = ({ path }: { path: string }) => (
  <Notice title="This page has moved in the drafts">
    <p>
      It is at <Link to={path}>{path}</Link>.
    </p>
  </Notice>
)

/** Says that a page is only in part live. Without the URL of the page in the preview build there is no link. */
export const CodeNotice = ({ buildUrl }: { buildUrl?: string | undefined }) => (
  <Notice title="This page’s text is code (MDX)">
    <p>
      What you see of it is from the last build; the preview build shows the rest.{' '}
      {buildUrl && (
        <a href={buildUrl} target="_blank" rel="noopener">
          Open the preview build
        </a>
      )}
    </p>
  </Notice>
)
