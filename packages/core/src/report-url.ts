/** The page about which a reader reports a problem. */
export interface ReportedPage {
  title: string
  /** URL of the published page. */
  url: string
  /** The page's file, relative to the root of the repository. */
  file: string
  /** Text that the reader has selected on the page. */
  quotation?: string
}

/** Returns the URL template for a new issue, for `fillReportUrl`; undefined if the repository is not on GitHub. */
export const gitHubIssue = (repositoryUrl: string) =>
  new URL(repositoryUrl).hostname === 'github.com' ? `${repositoryUrl}/issues/new?title={title}&body={body}` : undefined

/** Fills "{title}" and "{body}" of a URL template with the title and text of a report. */
export function fillReportUrl(template: string, { title, url, file, quotation = '' }: ReportedPage) {
  const quoted = quotation && `\n${quotation.replace(/^/gm, '> ')}\n`
  return template
    .replace('{title}', () => encodeURIComponent(`${title}: `))
    .replace('{body}', () => encodeURIComponent(`Page: ${url}\nFile: ${file}\n${quoted}\n`))
}
