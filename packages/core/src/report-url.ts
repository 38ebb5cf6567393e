/** What a reader reports a problem about. */
export interface ReportedPage {
  title: string
  /** URL of the published page. */
  url: string
  /** Its file, from the root of the repository. */
  file: string
  /** What the reader had selected on it. */
  quotation?: string
}

/** The form for a new issue of a repository on GitHub, as a template for `fillReportUrl`; undefined for one elsewhere. */
export const gitHubIssue = (repositoryUrl: string) =>
  new URL(repositoryUrl).hostname === 'github.com' ? `${repositoryUrl}/issues/new?title={title}&body={body}` : undefined

/** The URL of a form that says already what it is about. Its title and text are in place of "{title}" and "{body}". */
export function fillReportUrl(template: string, { title, url, file, quotation = '' }: ReportedPage) {
  const quoted = quotation && `\n${quotation.replace(/^/gm, '> ')}\n`
  return template
    .replace('{title}', () => encodeURIComponent(`${title}: `))
    .replace('{body}', () => encodeURIComponent(`Page: ${url}\nFile: ${file}\n${quoted}\n`))
}
