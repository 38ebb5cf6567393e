import type { ComponentProps, ReactNode } from 'react'
import { Link } from '~/components/ui/link'
import * as S from './notice.styles'

interface NoticeProps extends Omit<ComponentProps<'aside'>, 'title' | 'color'> {
  /** Names it, and stands at its head. */
  title: string
  /** How much it matters. @default 'info' */
  color?: 'info' | 'warning' | 'error'
  children?: ReactNode
}

/** A remark in the page for its editor, in the look of a proof. */
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

export interface DeletedNoticeProps {
  /** @default 'This page is deleted in the drafts' */
  title?: string
  /** @default 'What you see is the published page. It goes when the drafts are published.' */
  text?: string
}

/** Says that the page in sight is still published, and no longer in the content. */
export function DeletedNotice({
  title = 'This page is deleted in the drafts',
  text = 'What you see is the published page. It goes when the drafts are published.',
}: DeletedNoticeProps) {
  return (
    <Notice title={title} color="warning">
      <p>{text}</p>
    </Notice>
  )
}

export interface MovedNoticeProps {
  /** Where the page is in the drafts. */
  path: string
  /** @default 'This page has moved in the drafts' */
  title?: string
}

/** Says where the page in sight is in the drafts. */
export function MovedNotice({ path, title = 'This page has moved in the drafts' }: MovedNoticeProps) {
  return (
    <Notice title={title}>
      <p>
        It is at <Link to={path}>{path}</Link>.
      </p>
    </Notice>
  )
}

export interface CodeNoticeProps {
  /** Where the exact build shows the page; without it there is no link. */
  buildAddress?: string | undefined
  /** @default 'This page’s text is code (MDX)' */
  title?: string
  /** @default 'What you see of it is from the last build; the exact build shows the rest.' */
  text?: string
  /** The words of the link. @default 'Open the exact build' */
  linkLabel?: string
}

/** Says that a page is only in part live. */
export function CodeNotice({
  buildAddress,
  title = 'This page’s text is code (MDX)',
  text = 'What you see of it is from the last build; the exact build shows the rest.',
  linkLabel = 'Open the exact build',
}: CodeNoticeProps) {
  return (
    <Notice title={title}>
      <p>
        {text}{' '}
        {buildAddress && (
          <a href={buildAddress} target="_blank" rel="noopener">
            {linkLabel}
          </a>
        )}
      </p>
    </Notice>
  )
}
