import { readFile } from 'node:fs/promises'
import type { PageEntry } from '@galley/core/collections'
import type { ContentProblem } from '@galley/core/content-source'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { firstPage, type NavigationItem } from '@galley/core/navigation'
import { suggest } from '@galley/core/nearest'
import { createRedirectMatcher, isWildcard } from '@galley/core/redirect-match'
import { describeReservedHost } from '@galley/core/reserved-host'
import { type Area, isLeftOut } from '@galley/core/route-table'
import type { ManifestRedirect } from '@galley/core/server-manifest'
import { inLanguage, listTranslations, pathInLanguage, pathLanguage } from '@galley/core/translations'
import { decodePath, encodePath } from '@galley/core/url-path'
import { describeSourceForm, describeTargetForm, isExternal } from './redirect-form'
import { readRedirectRows, type RedirectRow } from './redirect-rows'

/** The ids of headings by the path of each page: null for a page without a content file, "any" for a page whose file has problems. */
export type PageAnchors = ReadonlyMap<string, readonly string[] | 'any' | null>

/**
 * Lists a redirect from each folder without its own page to the first page of the folder. The status is 302, because another page may become the
 * first one, and the folder may get a page.
 */
export const listFolderRedirects = (items: readonly NavigationItem[], pages: PageAnchors): ManifestRedirect[] =>
  items.flatMap((item) => {
    const first = firstPage(item)
    const own: ManifestRedirect[] =
      first && item.page === false && !pages.has(item.path)
        ? [{ from: item.path, to: encodePath(first.path), status: 302 }]
        : []
    return [...own, ...listFolderRedirects(item.children ?? [], pages)]
  })

/**
 * Lists a redirect to each translation with a slug, from the path of the original in this language. Pages without a translation and menus link to
 * this path.
 */
export const listSlugRedirects = (
  entries: readonly Pick<PageEntry, 'path' | 'originalPath'>[],
  pages: PageAnchors,
): ManifestRedirect[] =>
  entries.flatMap(({ path, originalPath }) => {
    const language = pathLanguage(path)
    const from = pathInLanguage(originalPath, language)
    const isMoved = language !== undefined && from !== path && pages.has(path) && !pages.has(from)
    return isMoved ? [{ from, to: encodePath(path), status: 302 }] : []
  })

/** Default path of the redirect file. */
export const REDIRECT_FILE = 'content/redirects.yml'

/** Reads a redirect file; returns "" if there is none. */
export const readRedirectFile = async (path: string) => (await readFile(path, 'utf8').catch(ignoreMissing)) ?? ''

/**
 * Reads and checks the redirects of a file. Redirects into disabled `areas` are left out without a problem. A redirect applies to all languages, unless
 * the file has a redirect for a language.
 * @param pages All pages of the site.
 * @param folders Redirects of folders and of translations with a slug; the file may replace them.
 * @returns `redirects` that work, `folderRedirects` that the file does not replace, and the `problems` of all other redirects
 */
export function readRedirects(
  file: string,
  text: string,
  pages: PageAnchors,
  folders: readonly ManifestRedirect[] = [],
  areas: readonly Area[] = [],
): { redirects: ManifestRedirect[]; folderRedirects: ManifestRedirect[]; problems: ContentProblem[] } {
  const { rows, problems } = readRedirectRows(file, text)
  const kept = rows.filter(({ to }) => !isLeftOut(to, areas))

  const firstOf = new Map<string, RedirectRow>()
  const wellFormed = new Map<RedirectRow, ManifestRedirect>()
  for (const row of kept) {
    // Requests match regardless of letter case.
    const key = row.from.toLowerCase()
    const sourceProblem = describeSourceForm(row.from) ?? describeRepetition(row, firstOf.get(key))
    const targetProblem = describeTargetForm(row.from, row.to)
    if (!firstOf.has(key)) firstOf.set(key, row)
    if (sourceProblem) problems.push({ ...row.fromPosition, message: sourceProblem })
    if (targetProblem) problems.push({ ...row.toPosition, message: targetProblem })
    const warning = targetProblem ? undefined : describeReservedHost(row.to)
    if (warning) problems.push({ ...row.toPosition, message: warning, isWarning: true })
    if (!sourceProblem && !targetProblem) {
      wellFormed.set(row, { from: row.from, to: row.to, status: isExternal(row.to) ? 302 : 301 })
    }
  }

  const folderRedirects = folders.filter(({ from }) => !firstOf.has(from.toLowerCase()))
  const findNext = createRedirectMatcher([...folderRedirects, ...wellFormed.values()])
  const redirects: ManifestRedirect[] = []
  for (const [row, redirect] of wellFormed) {
    const destinationProblem = describeDestination(row, pages, findNext)
    if (pages.has(row.from)) {
      const message = `"${row.from}" is a page, so this redirect would never be followed. Remove this line, or the page.`
      problems.push({ ...row.fromPosition, message })
    } else if (destinationProblem) problems.push({ ...row.toPosition, message: destinationProblem })
    else redirects.push(redirect)
  }

  problems.sort((a, b) => a.line - b.line || a.column - b.column)
  const translated = redirects.flatMap((redirect) => translateRedirect(redirect, pages, folderRedirects))
  return {
    redirects: [...redirects, ...translated.filter(({ from }) => !firstOf.has(from.toLowerCase()) && !pages.has(from))],
    folderRedirects,
    problems,
  }
}

/** Returns the redirects of the same path in other languages. Targets without a page in a language stay the same. */
function translateRedirect(
  { from, to, status }: ManifestRedirect,
  pages: PageAnchors,
  slugs: readonly ManifestRedirect[],
): ManifestRedirect[] {
  if (pathLanguage(from) !== undefined) return []
  return listTranslations().map((language) => {
    const target = inLanguage(to, language)
    const slug = slugs.find((one) => one.from === pathOf(target))
    const translated = slug ? slug.to + target.slice(target.split('#')[0]!.length) : target
    return {
      from: pathInLanguage(from, language),
      to: slug || isWildcard(target) || pages.has(pathOf(target)) ? translated : to,
      status,
    }
  })
}

function describeRepetition(row: RedirectRow, first: RedirectRow | undefined): string | undefined {
  return first && `"${row.from}" was already given on line ${first.fromPosition.line}. Remove one of the two lines.`
}

type FindNext = ReturnType<typeof createRedirectMatcher>

/** Describes the problem of a redirect's target; undefined if the target is valid or outside the site. */
function describeDestination(row: RedirectRow, pages: PageAnchors, findNext: FindNext): string | undefined {
  if (isExternal(row.to)) return undefined
  const problem = (what: string) => `"${row.from}" leads to "${row.to}", ${what}`

  const path = pathOf(row.to)
  if (isWildcard(row.to)) {
    const folder = path.slice(0, -1)
    const hasPages = [...pages.keys()].some((page) => `${page}/`.startsWith(folder))
    if (hasPages) return undefined
    return describeChain(row, pages, findNext) ?? problem('which is a folder without pages. Name a folder with pages.')
  }
  const anchors = pages.get(path)
  if (anchors === undefined) {
    const hint = suggest(path, [...pages.keys()])
    return (
      describeChain(row, pages, findNext) ??
      problem(`which is not a page.${hint} Give the path of a page, or an https:// URL.`)
    )
  }
  const [, anchor] = row.to.split('#')
  if (anchor === undefined || anchors === 'any') return undefined
  if (anchors === null) {
    return problem(`but "${path}" is not made from a content file, so its headings are not known. Remove the anchor.`)
  }
  if (anchors.some((id) => encodeURI(id) === anchor)) return undefined
  const hint = suggest(anchor, anchors)
  return problem(`but "${path}" has no heading with the id "${anchor}".${hint} Correct the anchor, or remove it.`)
}

/** A chain with more redirects is treated as endless. */
const MAX_STEPS = 20

/** Describes a target that is itself redirected: follows the chain to its end, or until it repeats. */
function describeChain(row: RedirectRow, pages: PageAnchors, findNext: FindNext): string | undefined {
  // A page has precedence over a redirect, so the chain ends at a page.
  const stepFrom = (target: string) =>
    isExternal(target) || pages.has(pathOf(target)) ? undefined : findNext(pathOf(target))?.location

  const passed = [row.from]
  let end = row.to
  let next = stepFrom(end)
  if (next === undefined) return undefined
  // A chain of wildcards can be endless without a repetition.
  while (next !== undefined && !passed.includes(end) && passed.length < MAX_STEPS) {
    passed.push(end)
    end = next
    next = stepFrom(end)
  }
  if (next !== undefined) {
    return `"${row.from}" redirects in a circle: ${[...passed, end].join(' → ')}. Redirect it to a page.`
  }
  return `"${row.from}" leads to "${row.to}", which is redirected again. Redirect it straight to "${end}".`
}

/** Returns the decoded path of a target within the site. */
function pathOf(target: string): string {
  const [path = ''] = target.split('#')
  return decodePath(path) ?? path
}
