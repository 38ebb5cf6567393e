import * as React from 'react'
import { useState, type ComponentProps } from 'react'
import { Icon } from '~/components/ui/icon'
import { Link } from '~/components/ui/link'
import * as S from './page-actions.styles'
import { editUrl, readQuotation, reportUrl, type WrittenPage } from './page-urls'

export interface PageActionsProps extends ComponentProps<'div'> {
  page: WrittenPage
  /** The day of its last change, in words. */
  lastUpdated?: string | null
}

/** Ways to better the page: edit its file, or report what is wrong with it. */
export function PageActions({ page, lastUpdated, ...rest }: PageActionsProps) {
  const [quotation, setQuotation] = useState('')
  const edit = editUrl(page.file)
  const report = reportUrl(page, quotation)
  // Before the press takes the selection away.
  const quote = () => setQuotation(readQuotation())
  return (
    <S.Root {...rest}>
      {edit && (
        <Link to={edit} rel="edit">
          <Icon name="pencil" size={14} />
          Edit this page
        </Link>
      )}
      {report && (
        <Link to={report} onPointerDown={quote} onKeyDown={quote}>
          <Icon name="message-circle" size={14} />
          Report a problem
        </Link>
      )}
      {lastUpdated && <span>Last updated {lastUpdated}</span>}
    </S.Root>
  )
}
