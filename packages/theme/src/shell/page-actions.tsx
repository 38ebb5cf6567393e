import * as React from 'react'
import { useState } from 'react'
import { fillEditorUrl, gitHostEditor } from '@galley/core/editor-url'
import { formatDate } from '@galley/core/format-date'
import { fillReportUrl, gitHubIssue } from '@galley/core/report-url'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { Icon } from '@galley/ui/icon'
import { Link } from '@galley/ui/link'
import * as S from './page-actions.styles'

/** A page and its source file. */
export interface WrittenPage {
  path: string
  title: string
  /** File in `content/`, such as "docs/1.start.md". */
  file: string
}

export interface PageActionsProps {
  page: WrittenPage
  /** Day of the last change, such as "2026-11-20". */
  lastUpdated?: string | null
  /** Authors of the page, latest first. */
  contributors?: readonly string[]
}

/** Maximum number of names. Further contributors are only counted. */
const MAX_CONTRIBUTORS = 5

/** Links to edit the page or report a problem, with the last change and the contributors. */
export function PageActions({ page, lastUpdated, contributors = [] }: PageActionsProps) {
  const { edit, report, quoting } = usePageLinks(page)
  return (
    <S.Root>
      {edit && (
        <Link to={edit} rel="edit">
          <Icon name="pencil" size={14} />
          {site.texts.editPage}
        </Link>
      )}
      {report && (
        <Link to={report} {...quoting}>
          <Icon name="message-circle" size={14} />
          {site.texts.reportProblem}
        </Link>
      )}
      {lastUpdated && (
        <span>
          {site.texts.lastUpdated} {formatDate(lastUpdated, site.language.code)}
        </span>
      )}
      {contributors.length > 0 && (
        <span>
          {site.texts.contributors} {listContributors(contributors)}
        </span>
      )}
    </S.Root>
  )
}

function listContributors(names: readonly string[]) {
  const others = names.length - MAX_CONTRIBUTORS
  const shown = new Intl.ListFormat(site.language.code, { type: 'unit' }).format(names.slice(0, MAX_CONTRIBUTORS))
  return shown + (others > 0 ? ` +${others}` : '')
}

/** Returns the URLs to edit a page and to report a problem, and handlers that quote the selected text before a press clears the selection. */
export function usePageLinks(page: WrittenPage) {
  const [quotation, setQuotation] = useState('')
  const quote = () => setQuotation(readQuotation())
  return {
    edit: editUrl(page.file),
    report: reportUrl(page, quotation),
    quoting: { onPointerDown: quote, onKeyDown: quote },
  }
}

/** Returns the URL to edit a file in `content/`, undefined for a site without a repository. */
function editUrl(file: string) {
  if (!site.repository) return undefined
  const { url, branch } = site.repository
  return fillEditorUrl(gitHostEditor(url, encodePath(branch)), { file })
}

/** Returns the URL to report a problem of a page, with the quoted text. Undefined for a site without reports. */
function reportUrl({ path, title, file }: WrittenPage, quotation: string) {
  const { repository, reportUrl = repository && gitHubIssue(repository.url) } = site
  if (!reportUrl) return undefined
  return fillReportUrl(reportUrl, { title, url: site.url + encodePath(path), file: `content/${file}`, quotation })
}

const MAX_QUOTATION_LENGTH = 500

/** Returns the selected text of the page, or "". Long selections are cut, because the text becomes part of a URL. */
function readQuotation() {
  const selection = getSelection()
  if (!selection || !document.querySelector('main')?.contains(selection.anchorNode)) return ''
  const text = selection.toString().trim()
  return text.length > MAX_QUOTATION_LENGTH ? `${text.slice(0, MAX_QUOTATION_LENGTH)}…` : text
}
