import * as React from 'react'
import type { ComponentProps } from 'react'
import { Icon } from '~/components/ui/icon'
import { Link } from '~/components/ui/link'
import { fillEditorUrl, gitHostEditor } from '~/lib/editor-url'
import { site } from '~/site'
import * as S from './page-actions.styles'

export interface PageActionsProps extends ComponentProps<'div'> {
  /** The page's file in `content/`, such as "docs/1.start.md". */
  file: string
  /** The day of its last change, in words. */
  lastUpdated?: string | null
}

/** Where a file in `content/` can be edited; nowhere on a site that does not show its files. */
export function editUrl(file: string) {
  if (!site.repository) return undefined
  const { url, branch } = site.repository
  return fillEditorUrl(gitHostEditor(url, branch), { file })
}

/** Ways to better the page: edit its file, or report what is wrong with it. */
export function PageActions({ file, lastUpdated, ...rest }: PageActionsProps) {
  const edit = editUrl(file)
  return (
    <S.Root {...rest}>
      {edit && (
        <>
          <Link to={edit} rel="edit">
            <Icon name="pencil" size={14} />
            Edit this page
          </Link>
          <Link to={`${site.repository?.url}/issues/new?title=${encodeURIComponent(`content/${file}: `)}`}>
            <Icon name="message-circle" size={14} />
            Report an issue
          </Link>
        </>
      )}
      {lastUpdated && <span>Last updated {lastUpdated}</span>}
    </S.Root>
  )
}
