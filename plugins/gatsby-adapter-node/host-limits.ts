import { isWildcard, listForHosts } from '@galley/core/redirect-match'
import type { ManifestHeaders, ServerManifest } from '@galley/core/server-manifest'

/** Limits of Cloudflare Pages, the lowest of the hosts that read `_headers` and `_redirects`. */
export const HOST_LIMITS = { headerRules: 100, headerLine: 2000, exactRedirects: 2000, wildcardRedirects: 100 }

type Built = Pick<ServerManifest, 'pages' | 'redirects' | 'inlineHashes'>

/** Describes everything in `_headers` and `_redirects` that Cloudflare Pages ignores or applies in another way than the server. */
export function findHostProblems(built: Built, rules: readonly ManifestHeaders[]): string[] {
  return [...findHeaderProblems(built, rules), ...findRedirectProblems(built)]
}

function* findHeaderProblems({ inlineHashes }: Built, rules: readonly ManifestHeaders[]) {
  const { headerRules, headerLine } = HOST_LIMITS
  if (rules.length > headerRules)
    yield `public/_headers has ${rules.length} rules, and Cloudflare Pages reads ${headerRules}. Set headers of fewer pages in gatsby-config.ts, and give files of static/ names unlike those of hashed files.`
  for (const { for: path, values } of rules)
    for (const [name, value] of Object.entries(values)) {
      const length = `  ${name}: ${value}`.length
      if (length <= headerLine) continue
      const advice =
        name === 'Content-Security-Policy'
          ? ` ${describeInlineScripts(inlineHashes)} Name fewer origins in src/site.ts, and move inline scripts to files.`
          : ' Shorten it in gatsby-config.ts.'
      yield `The header "${name}" of "${path}" in public/_headers takes ${length} characters, and Cloudflare Pages reads lines of ${headerLine}.${advice}`
    }
}

/** Names the page whose inline scripts lengthen the policy most. */
function describeInlineScripts(inlineHashes: Built['inlineHashes']) {
  const [[page, count]] = Object.entries(inlineHashes)
    .map(([page, { scripts }]) => [page, scripts.length] as const)
    .sort(([, a], [, b]) => b - a) as [[page: string, count: number]]
  return `It has a hash for each inline script: "${page}" has ${count}, the most of all pages.`
}

function* findRedirectProblems({ pages, redirects }: Built) {
  const listed = listForHosts(redirects)
  const wildcards = listed.filter(({ from }) => isWildcard(from))
  const exact = listed.length - wildcards.length
  const { exactRedirects, wildcardRedirects } = HOST_LIMITS
  if (exact > exactRedirects)
    yield `public/_redirects has ${exact} redirects of exact paths, and Cloudflare Pages follows ${exactRedirects}. Replace redirects of a folder by one that ends in "/*".`
  if (wildcards.length > wildcardRedirects)
    yield `public/_redirects has ${wildcards.length} redirects that end in "/*", and Cloudflare Pages follows ${wildcardRedirects}. Replace the least used by redirects of exact paths.`
  for (const { from } of wildcards) {
    const covered = pages.filter((page) => page.startsWith(from.slice(0, -1)))
    if (covered.length > 0)
      yield `The redirect "${from}" matches ${covered.length === 1 ? 'the page' : `${covered.length} pages, such as`} "${covered[0]}". Cloudflare Pages and CloudFront redirect before they look for pages. Write one redirect for each old path instead.`
  }
}
