import { suggest } from '../../src/lib/nearest'
import { createRedirectMatcher } from '../../src/lib/redirect-match'
import type { ManifestRedirect } from '../../src/lib/server-manifest'
import type { PageLinks } from './read-page'

/** What links are checked against. */
export interface BuiltSite {
  /** Each page's path with what was read from its HTML, or null when the page has no HTML. */
  pages: ReadonlyMap<string, PageLinks | null>
  /** Paths of all files that are served, such as "/favicon.svg". */
  files: ReadonlySet<string>
  redirects: ManifestRedirect[]
}

export interface DeadLink {
  /** What is wrong with the target, and what to do. */
  message: string
  /** Paths of the pages that carry the link. */
  pages: string[]
}

/** Every link of the site that does not arrive, once a target. */
export function findDeadLinks(site: BuiltSite): DeadLink[] {
  const pagesByTarget = new Map<string, string[]>()
  for (const [path, page] of site.pages) {
    for (const target of page?.targets ?? []) {
      const pages = pagesByTarget.get(target)
      if (pages) pages.push(path)
      else pagesByTarget.set(target, [path])
    }
  }

  const idsOf = new Map([...site.pages].map(([path, page]) => [path, page && new Set(page.ids)]))
  const findRedirect = createRedirectMatcher(site.redirects)
  return [...pagesByTarget].flatMap(([target, pages]) => {
    const message = describeTarget(target, site.files, idsOf, findRedirect)
    return message === undefined ? [] : [{ message, pages }]
  })
}

const PAGES_NAMED = 3

/** A dead link as the build prints it. `sourceOf` gives the content file that a page is made from, where there is one. */
export function formatDeadLink({ message, pages }: DeadLink, sourceOf: ReadonlyMap<string, string>): string {
  const named = pages.slice(0, PAGES_NAMED).map((path) => {
    const source = sourceOf.get(path)
    return source === undefined ? path : `${path} (${source})`
  })
  const rest = pages.length - named.length
  return `${message}\n    Linked on ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`
}

type IdsOfPages = ReadonlyMap<string, ReadonlySet<string> | null>

/** Why a link to this target does not arrive; undefined when it does. */
function describeTarget(
  target: string,
  files: ReadonlySet<string>,
  idsOf: IdsOfPages,
  findRedirect: ReturnType<typeof createRedirectMatcher>,
): string | undefined {
  const hashAt = target.indexOf('#')
  const path = decode(hashAt < 0 ? target : target.slice(0, hashAt))
  const ids = idsOf.get(path)
  if (ids !== undefined) return hashAt < 0 || ids === null ? undefined : describeAnchor(target.slice(hashAt), path, ids)
  if (files.has(path)) return undefined

  const withoutSlash = path.replace(/\/+$/, '')
  if (idsOf.has(withoutSlash)) {
    return `"${path}" ends in a slash, and the page's address does not. Link to "${withoutSlash}".`
  }
  const redirect = findRedirect(path)
  if (redirect) return `"${path}" is an old address that is redirected. Link to "${redirect.location}".`
  const hint = suggest(path, [...idsOf.keys(), ...files])
  return `"${path}" is no page and no file of the built site.${hint} Correct the link, or remove it.`
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
