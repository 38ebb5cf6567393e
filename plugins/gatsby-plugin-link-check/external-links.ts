import type { ContentLinks } from '@galley/content'
import { basePathOf, removeBasePath } from '@galley/core/base-path'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import { requestUrls, type RequestUrlOptions } from './request-urls'

/** Broken links to other sites. Each is one line with the link's position and its error. */
export interface ExternalReport {
  /** Links whose page or site does not exist. These fail the build. */
  dead: string[]
  /** Links that may work later or in a browser. These are warnings. */
  doubtful: string[]
}

/** Requests every URL of another site in the content and the redirects. `site` is the site's own URL. */
export async function checkExternalLinks(
  contents: readonly ContentLinks[],
  redirects: readonly ManifestRedirect[],
  site: string,
  options: RequestUrlOptions,
): Promise<ExternalReport> {
  const positions = new Map<string, string[]>()
  const add = (target: string, position: string) => {
    const url = readUrl(target, site)
    if (url !== undefined) positions.set(url, [...(positions.get(url) ?? []), position])
  }
  for (const { file, links } of contents) {
    for (const { target, line, column, from } of links)
      add(target, `${from === undefined ? file : `content/${from}`}:${line}:${column}`)
  }
  for (const { from, to } of redirects) add(to, `Redirect of ${from}`)

  const report: ExternalReport = { dead: [], doubtful: [] }
  const problems = await requestUrls(positions.keys(), options)
  if (
    positions.size > 1 &&
    positions.size === [...problems.values()].filter(({ isUnknownName }) => isUnknownName).length
  ) {
    report.doubtful.push(
      `None of the ${positions.size} URLs on other sites can be found. Connect to the network, then check again.`,
    )
    return report
  }
  for (const [url, { message, isDead }] of problems) {
    const lines = (positions.get(url) ?? []).map((position) => `${position}  ${message}`)
    report[isDead ? 'dead' : 'doubtful'].push(...lines)
  }
  report.dead.sort(byPosition)
  report.doubtful.sort(byPosition)
  return report
}

/** Sorts line numbers as numbers: line 9 before line 37. */
const byPosition = new Intl.Collator('en', { numeric: true }).compare

/** Returns the URL to request, without its hash, or undefined for a link within this site. */
function readUrl(target: string, site: string): string | undefined {
  // A wildcard matches many URLs.
  if (!/^https?:/i.test(target) || !URL.canParse(target) || target.endsWith('/*')) return undefined
  const url = new URL(target)
  url.hash = ''
  return isInside(url, new URL(site)) ? undefined : url.href
}

const isInside = ({ origin, pathname }: URL, site: URL) =>
  origin === site.origin && removeBasePath(pathname, basePathOf(site.href)) !== undefined
