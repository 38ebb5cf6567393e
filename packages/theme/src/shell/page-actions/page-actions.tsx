import * as React from 'react'
import { useState, type ComponentProps } from 'react'
import { formatDate } from '@galley/core/format-date'
import { site } from '@galley/site'
import { Icon } from '@galley/ui/icon'
import { Link } from '@galley/ui/link'
import { texts } from '../../texts'
import * as S from './page-actions.styles'
import { editUrl, readQuotation, reportUrl, type WrittenPage } from './page-urls'

export interface PageActionsProps extends ComponentProps<'div'> {
  page: WrittenPage
  /** Day of the last change, such as "2026-11-20". */
  lastUpdated?: string | null
  /** Authors of the page, latest first. */
  contributors?: readonly string[]
}

/** Maximum number of names. Further contributors are only counted. */
const MAX_CONTRIBUTORS = 5

/** Links to edit the page or report a problem, with the last change and the contributors. */
export function PageActions({ page, lastUpdated, contributors = [], ...rest }: PageActionsProps) {
  const [quotation, setQuotation] = useState('')
  const edit = editUrl(page.file)
  const report = reportUrl(page, quotation)
  // Read the selection before the press clears it.
  const quote = () => setQuotation(readQuotation())
  return (
    <S.Root {...rest}>
      {edit && (
        <Link to={edit} rel="edit">
          <Icon name="pencil" size={14} />
          {texts.editPage}
        </Link>
      )}
      {report && (
        <Link to={report} onPointerDown={quote} onKeyDown={quote}>
          <Icon name="message-circle" size={14} />
          {texts.reportProblem}
        </Link>
      )}
      {lastUpdated && (
        <span>
          {texts.lastUpdated} {formatDate(lastUpdated, site.language)}
        </span>
      )}
      {contributors.length > 0 && (
        <span>
          {texts.contributors} {listContributors(contributors)}
        </span>
      )}
    </S.Root>
  )
}

function listContributors(names: readonly string[]) {
  const others = names.length - MAX_CONTRIBUTORS
  return names.slice(0, MAX_CONTRIBUTORS).join(', ') + (others > 0 ? ` +${others}` : '')
}
