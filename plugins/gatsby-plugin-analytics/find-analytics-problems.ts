import type { ContentProblem } from '@galley/core/content-source'
import { findFacts, SITE_FILE } from '@galley/node/site-facts'

const HOST_NAMES = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*(,[\p{L}\d-]+(\.[\p{L}\d-]+)*)*$/u

/** Returns problems of the host and domain of `site.analytics`. Both may be empty. */
export function findAnalyticsProblems(facts: object, source: string): ContentProblem[] {
  const read = (field: string) =>
    findFacts(facts, field, source).find(({ name, value }) => name === `analytics.${field}` && value !== '')
  const [host, domain] = [read('host'), read('domain')]
  const problems = [
    host &&
      !domain && {
        ...host,
        message: `"analytics.host" is "${host.value}", but "analytics.domain" is empty. Write the domain of the site in Plausible, or empty both.`,
      },
    domain &&
      !host && {
        ...domain,
        message: `"analytics.domain" is "${domain.value}", but "analytics.host" is empty. Write the origin that receives events, such as "https://plausible.io", or empty both.`,
      },
    host &&
      !isOrigin(host.value) && {
        ...host,
        message: `"analytics.host" must be an origin such as "https://plausible.io", or "/" for this site's own, got "${host.value}". Correct it.`,
      },
    domain &&
      !HOST_NAMES.test(domain.value) && {
        ...domain,
        message: `"analytics.domain" must be a host name such as "docs.example.com", or several with commas between them, got "${domain.value}". Correct it.`,
      },
  ]
  return problems.flatMap((problem) =>
    problem ? [{ file: SITE_FILE, line: problem.line, column: problem.column, message: problem.message }] : [],
  )
}

const isOrigin = (host: string) =>
  host === '/' || (/^https?:/.test(host) && URL.canParse(host) && new URL(host).origin === host)
