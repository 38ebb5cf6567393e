import { addBasePath } from '@galley/core/base-path'
import { isWildcard, listForHosts } from '@galley/core/redirect-match'
import {
  listNotFoundPages,
  type ManifestHeaders,
  type ManifestRedirect,
  type ServerManifest,
} from '@galley/core/server-manifest'

/** Rules that a host must apply to a built site. All paths start at the site, except for the targets of redirects, which start at the domain. */
export interface HostRules {
  /** The path of the site on its domain, such as "/queue". "" for the root of the domain. */
  basePath: string
  pages: readonly string[]
  /** Redirects of exact paths. They come before files, because `public/` may have a page for each of them. */
  redirects: readonly ManifestRedirect[]
  /** Redirects of wildcards, for paths without a file. The first redirect that matches wins. */
  wildcards: readonly WildcardRedirect[]
  /** Headers of every response, except on a path with a rule of its own. */
  common: Readonly<Record<string, string>>
  /** Headers of some paths. A path gets each header from one rule only. */
  headers: readonly HeaderRule[]
}

export interface WildcardRedirect extends ManifestRedirect {
  /** The beginning of the paths that the redirect matches, such as "/old/". */
  prefix: string
  /** The target without the rest of the path, such as "/new/"; undefined if all paths lead to the same target. */
  toPrefix?: string
}

/** A header value, and the paths of the files that have it. */
export interface HeaderRule {
  name: string
  value: string
  /** A regular expression without flags and lookarounds, which all hosts understand. */
  pattern: string
}

/** The files that a host needs, by path below the folder of the host. */
export interface HostFiles {
  files: Record<string, string>
  /** Sentences about the steps that are left, and about rules that the host cannot apply. */
  notes: readonly string[]
}

/** Media types of files that hosts may not know. With `nosniff`, browsers run no script and read no captions of an unknown type. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  mjs: 'text/javascript',
  vtt: 'text/vtt',
  webmanifest: 'application/manifest+json',
}

/** Lists the configuration of hosts and the 404 pages, which no host should serve at their own paths. */
export const listPrivatePaths = () => ['/_headers', '/_redirects', ...listNotFoundPages().map(({ page }) => page)]

/**
 * Collects the rules of a build.
 * @param isFile Returns true for a path with a file, which takes precedence over a redirect.
 */
export function collectRules(
  { pages, redirects, hostHeaders }: ServerManifest,
  basePath: string,
  isFile: (path: string) => boolean = () => false,
): HostRules {
  if (!hostHeaders)
    throw new Error(
      'The last build is of an earlier version of Galley. Run `npx galley build`, then this command again.',
    )
  const listed = listForHosts(redirects).map((redirect) => ({ ...redirect, to: addBasePath(redirect.to, basePath) }))
  return {
    basePath,
    pages,
    redirects: listed.filter(({ from }) => !isWildcard(from) && !isFile(from)),
    wildcards: listed
      .filter(({ from }) => isWildcard(from))
      .map((redirect) => ({
        ...redirect,
        prefix: redirect.from.slice(0, -1),
        ...(isWildcard(redirect.to) && { toPrefix: redirect.to.slice(0, -1) }),
      })),
    common: hostHeaders.find((rule) => rule.for === '/*')?.values ?? {},
    headers: mergeRules(hostHeaders.filter((rule) => rule.for !== '/*')),
  }
}

/** Joins the paths with the same header and value into one rule. */
function mergeRules(rules: readonly ManifestHeaders[]): HeaderRule[] {
  const paths = new Map<string, Omit<HeaderRule, 'pattern'> & { paths: string[] }>()
  for (const { for: path, values } of rules)
    for (const [name, value] of Object.entries(values)) {
      const key = `${name}: ${value}`
      const known = paths.get(key) ?? { name, value, paths: [] }
      known.paths.push(path)
      paths.set(key, known)
    }
  return [...paths.values()].map(({ paths, ...rule }) => ({
    ...rule,
    pattern: `^(?:${paths.map((path) => path.split('*').map(escapeRegex).join('.*')).join('|')})$`,
  }))
}

export const escapeRegex = (text: string) => text.replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)
