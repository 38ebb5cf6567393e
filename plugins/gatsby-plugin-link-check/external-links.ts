import type { ManifestRedirect } from '../../src/lib/server-manifest'
import { askAddresses, type AskOptions } from './ask-address'
import type { ContentLinks } from './content-links'

/** Links to other sites that do not arrive, each as one line that says where it is written. */
export interface ExternalReport {
  /** Gone for certain. */
  dead: string[]
  /** Away for a while, or closed to programs: worth a look. */
  doubtful: string[]
}

/** Asks every address outside that the content and the redirects name. `site` is the site's own address. */
export async function checkExternalLinks(
  contents: readonly ContentLinks[],
  redirects: readonly ManifestRedirect[],
  site: string,
  options?: AskOptions,
): Promise<ExternalReport> {
  const places = new Map<string, string[]>()
  const add = (target: string, place: string) => {
    const address = readAddress(target, site)
    if (address !== undefined) places.set(address, [...(places.get(address) ?? []), place])
  }
  for (const { file, links } of contents) {
    for (const { target, line, column } of links) add(target, `${file}:${line}:${column}`)
  }
  for (const { from, to } of redirects) add(to, `Redirect of ${from}`)

  const report: ExternalReport = { dead: [], doubtful: [] }
  const problems = await askAddresses(places.keys(), options)
  if (places.size > 1 && places.size === [...problems.values()].filter(({ isUnknownName }) => isUnknownName).length) {
    report.doubtful.push(
      `None of ${places.size} addresses on other sites can be found. Connect to the network, then check again.`,
    )
    return report
  }
  for (const [address, { message, isDead }] of problems) {
    const lines = (places.get(address) ?? []).map((place) => `${place}  ${message}`)
    report[isDead ? 'dead' : 'doubtful'].push(...lines)
  }
  report.dead.sort(byPlace)
  report.doubtful.sort(byPlace)
  return report
}

/** Lines of a file as numbers: line 9 before line 37. */
const byPlace = new Intl.Collator('en', { numeric: true }).compare

/** What a server is asked for: the address without its hash; undefined for what is no page of another site. */
function readAddress(target: string, site: string): string | undefined {
  // A wildcard stands for many addresses.
  if (!/^https?:/i.test(target) || !URL.canParse(target) || target.endsWith('/*')) return undefined
  const url = new URL(target)
  url.hash = ''
  return url.origin === new URL(site).origin ? undefined : url.href
}
