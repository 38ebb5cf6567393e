import { findNearest, question, suggest } from '@galley/core/nearest'
import { createRedirectMatcher } from '@galley/core/redirect-match'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import { pathInFirstLanguage, pathLanguage } from '@galley/core/translations'
import type { UnpublishedPage } from '@galley/core/unpublished-pages'
import { decodeText } from '@galley/core/url-path'

/** The ids on a page; null if they are not known. */
export type PageIds = readonly string[] | null

/** Targets that links may lead to. */
export interface KnownTargets {
  pages: ReadonlyMap<string, PageIds>
  /** Paths of served files, such as "/favicon.svg". */
  files: Pick<ReadonlySet<string>, 'has' | 'keys'>
  redirects: ManifestRedirect[]
  /** Pages that are not published yet, and so are missing in `pages`. @default none */
  unpublished?: readonly UnpublishedPage[]
}

/** The target of a link within the site. */
export interface LinkTarget {
  /** Decoded path. */
  path: string
  /** Percent-encoded hash that begins with "#". */
  hash?: string
}

/** Parses a percent-encoded path with an optional hash. */
export function readTarget(url: string): LinkTarget {
  const hashAt = url.indexOf('#')
  return hashAt < 0 ? { path: decodeText(url) } : { path: decodeText(url.slice(0, hashAt)), hash: url.slice(hashAt) }
}

interface CheckedLink {
  /** The link as the author wrote it. @default the path of the target */
  written?: string | undefined
  /** Path of the page with the link. Messages never suggest this page. */
  page?: string | undefined
}

/** Returns a function that checks the target of a link. The function returns a message with a remedy, or undefined for a link that works. */
export function createTargetCheck({ pages, files, redirects, unpublished = [] }: KnownTargets) {
  let findRedirect: ReturnType<typeof createRedirectMatcher> | undefined
  const known = new Map<string, string | undefined>()

  const findMeant = (path: string, page?: string) => {
    const isOther = (name: string) => page === undefined || !isFormOf(page, name)
    const names = [...pages.keys()].filter(isOther)
    return findNearest(path, [...names, ...[...files.keys()].filter(isOther)]) ?? findRelated(path, names)
  }
  const hintFor = (path: string, page: string | undefined) => {
    if (!known.has(path)) known.set(path, findMeant(path))
    const meant = known.get(path)
    return question(page !== undefined && meant !== undefined && isFormOf(page, meant) ? findMeant(path, page) : meant)
  }

  return ({ path, hash }: LinkTarget, { written = path, page }: CheckedLink = {}): string | undefined => {
    const ids = pages.get(path)
    if (ids !== undefined) return hash === undefined || ids === null ? undefined : describeAnchor(hash, path, ids)
    if (files.has(path)) return undefined

    const withoutSlash = path.replace(/\/+$/, '')
    if (pages.has(withoutSlash)) {
      return `"${path}" ends in a slash, and the page's URL does not. Link to "${withoutSlash}".`
    }
    // Every page has a path in every language. A translation with a slug has a redirect from this path.
    if (pathLanguage(path) !== undefined && pages.has(pathInFirstLanguage(path))) return undefined
    findRedirect ??= createRedirectMatcher(redirects)
    const redirect = findRedirect(path)
    if (redirect) return `"${path}" is an old URL that is redirected. Link to "${redirect.location}".`
    const waiting = unpublished.find((page) => page.path === path)
    if (waiting) return describeUnpublished(waiting, written)
    return `"${path}" is not a page or file of this site.${hintFor(path, page)} Correct the link, or remove it.`
  }
}

/** True for the page itself, and for the other files that a build writes for the page, such as "/docs/page.md". */
const isFormOf = (page: string, name: string) =>
  name.startsWith(page) && /^(?:(?:\/index)?\.(?:md|html))?$/.test(name.slice(page.length))

const describeUnpublished = ({ file, date }: UnpublishedPage, written: string) =>
  date === undefined
    ? `"${written}" leads to a draft, which the published site leaves out. Publish ${file}, or remove the link.`
    : `"${written}" leads to a page that is published on ${date}. Remove the link until then, or give ${file} an earlier date.`

/** Finds a page of the same folder with a name that begins the same way, such as "/pricing" for "/prices". */
function findRelated(path: string, pages: readonly string[]): string | undefined {
  const stem = /^.*\/[^/]{3,}(?=[^/]{2}$)/.exec(path)?.[0]
  return pages.find((page) => stem && page.startsWith(stem) && !page.includes('/', stem.length))
}

function describeAnchor(hash: string, path: string, ids: readonly string[]): string | undefined {
  // Browsers read the part after ":~:" as a text to scroll to.
  const [raw = ''] = hash.slice(1).split(':~:')
  const id = decodeText(raw)
  const isTopOfPage = id === '' || id.toLowerCase() === 'top'
  if (isTopOfPage || ids.includes(id) || ids.includes(raw)) return undefined
  return `"${path}" has no element with the id "${id}".${suggest(id, ids)} Correct the link "${path}#${id}".`
}
