import { suggest } from '../../src/lib/nearest'
import { createRedirectMatcher } from '../../src/lib/redirect-match'
import type { ManifestRedirect } from '../../src/lib/server-manifest'

/** What a link may lead to. */
export interface KnownTargets {
  /** Each page's path with the ids on it, or null where they are not known. */
  pages: ReadonlyMap<string, ReadonlySet<string> | null>
  /** Paths of files that are served, such as "/favicon.svg". */
  files: ReadonlySet<string>
  redirects: ManifestRedirect[]
}

/** Gives a function that says why a link to a target does not arrive, and what to do; undefined when it does. */
export function createTargetCheck(known: KnownTargets): (target: string) => string | undefined {
  const findRedirect = createRedirectMatcher(known.redirects)
  const answers = new Map<string, string | undefined>()
  return (target) => {
    if (!answers.has(target)) answers.set(target, describeTarget(target, known, findRedirect))
    return answers.get(target)
  }
}

function describeTarget(
  target: string,
  { pages, files }: KnownTargets,
  findRedirect: ReturnType<typeof createRedirectMatcher>,
): string | undefined {
  const hashAt = target.indexOf('#')
  const path = decode(hashAt < 0 ? target : target.slice(0, hashAt))
  const ids = pages.get(path)
  if (ids !== undefined) return hashAt < 0 || ids === null ? undefined : describeAnchor(target.slice(hashAt), path, ids)
  if (files.has(path)) return undefined

  const withoutSlash = path.replace(/\/+$/, '')
  if (pages.has(withoutSlash)) {
    return `"${path}" ends in a slash, and the page's URL does not. Link to "${withoutSlash}".`
  }
  const redirect = findRedirect(path)
  if (redirect) return `"${path}" is an old URL that is redirected. Link to "${redirect.location}".`
  const hint = suggest(path, [...pages.keys(), ...files]) || suggestRelated(path, [...pages.keys()])
  return `"${path}" is no page and no file of this site.${hint} Correct the link, or remove it.`
}

/** The page beside it whose name begins alike, as "/pricing" for "/prices". */
function suggestRelated(path: string, pages: readonly string[]): string {
  const stem = /^.*\/[^/]{3,}(?=[^/]{2}$)/.exec(path)?.[0]
  const related = pages.find((page) => stem && page.startsWith(stem) && !page.includes('/', stem.length))
  return related === undefined ? '' : ` Did you mean "${related}"?`
}

function describeAnchor(hash: string, path: string, ids: ReadonlySet<string>): string | undefined {
  // What follows ":~:" is for the browser, which looks for a text there.
  const [raw = ''] = hash.slice(1).split(':~:')
  const id = decode(raw)
  const isTopOfPage = id === '' || id.toLowerCase() === 'top'
  if (isTopOfPage || ids.has(id) || ids.has(raw)) return undefined
  return `"${path}" has nothing with the id "${id}".${suggest(id, [...ids])} Correct the link "${path}#${id}".`
}

/** The text as written before percent-encoding; a stray "%" stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
