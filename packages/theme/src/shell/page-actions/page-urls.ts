import { fillEditorUrl, gitHostEditor } from '@galley/core/editor-url'
import { fillReportUrl, gitHubIssue } from '@galley/core/report-url'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'

/** A page and its source file. */
export interface WrittenPage {
  path: string
  title: string
  /** File in `content/`, such as "docs/1.start.md". */
  file: string
}

/** Returns the URL to edit a file in `content/`, undefined for a site without a repository. */
export function editUrl(file: string) {
  if (!site.repository) return undefined
  const { url, branch } = site.repository
  return fillEditorUrl(gitHostEditor(url, encodePath(branch)), { file })
}

/** Returns the URL to report a problem of a page, with the quoted text. Undefined for a site without reports. */
export function reportUrl({ path, title, file }: WrittenPage, quotation?: string) {
  const { repository, reportUrl = repository && gitHubIssue(repository.url) } = site
  if (!reportUrl) return undefined
  return fillReportUrl(reportUrl, { title, url: site.url + encodePath(path), file: `content/${file}`, quotation })
}

const MAX_QUOTATION_LENGTH = 500

/** Returns the selected text of the page, or "". Long selections are cut, because the text becomes part of a URL. */
export function readQuotation() {
  const selection = getSelection()
  if (!selection || !document.querySelector('main')?.contains(selection.anchorNode)) return ''
  const text = selection.toString().trim()
  return text.length > MAX_QUOTATION_LENGTH ? `${text.slice(0, MAX_QUOTATION_LENGTH)}…` : text
}
