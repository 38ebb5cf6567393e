import { fillEditorUrl, gitHostEditor } from '@galley/core/editor-url'
import { fillReportUrl, gitHubIssue } from '@galley/core/report-url'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'

/** A page, and where its text is written. */
export interface WrittenPage {
  path: string
  title: string
  /** Its file in `content/`, such as "docs/1.start.md". */
  file: string
}

/** Where a file in `content/` can be edited; nowhere on a site that does not show its files. */
export function editUrl(file: string) {
  if (!site.repository) return undefined
  const { url, branch } = site.repository
  return fillEditorUrl(gitHostEditor(url, encodePath(branch)), { file })
}

/** Where a problem of a page is reported, with what the reader quotes of it; nowhere on a site that takes no reports. */
export function reportUrl({ path, title, file }: WrittenPage, quotation?: string) {
  const { repository, reportUrl = repository && gitHubIssue(repository.url) } = site
  if (!reportUrl) return undefined
  return fillReportUrl(reportUrl, { title, url: site.url + encodePath(path), file: `content/${file}`, quotation })
}

const MAX_QUOTATION_LENGTH = 500

/** What the reader has selected of the page's text; empty for nothing. A long selection is cut: it becomes a part of a URL. */
export function readQuotation() {
  const selection = getSelection()
  if (!selection || !document.querySelector('main')?.contains(selection.anchorNode)) return ''
  const text = selection.toString().trim()
  return text.length > MAX_QUOTATION_LENGTH ? `${text.slice(0, MAX_QUOTATION_LENGTH)}…` : text
}
