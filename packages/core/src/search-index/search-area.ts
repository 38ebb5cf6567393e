import type { PageEntry } from '../collections'
import { pathLanguage } from '../translations'
import { isBelow } from '../url-path'
import { DOCS_PATH } from '../versions'

/** A part of the site with its own search index. Results are grouped by area. */
export interface SearchArea {
  /** Name of the area and of the index's files, such as "docs". */
  readonly name: string
  /** Heading above the area's results. */
  readonly label: string
  /** Icon before each of the area's results. */
  readonly icon: string
  /** Path prefix of the area's pages. If several areas match a page, the longest prefix wins. */
  readonly pathPrefix: string
  /** Factor for the rank of the area's pages. @default 1 */
  readonly boost?: number
  /** Version of the documentation. `defineSite` sets it. @default the area belongs to no version */
  readonly version?: string
  /** Language of the area's pages. `defineSite` sets it. @default the first language */
  readonly language?: string
}

/** Returns the area of a page; undefined if no area matches. */
export const findArea = <Area extends SearchArea>(path: string, areas: readonly Area[]): Area | undefined =>
  areas
    .filter(({ pathPrefix }) => isBelow(path, pathPrefix))
    .sort((a, b) => b.pathPrefix.length - a.pathPrefix.length)[0]

/** Returns the areas in the language of the page at a path. */
export const listOwnAreas = <Area extends SearchArea>(areas: readonly Area[], path: string): readonly Area[] =>
  process.env['WITHOUT_LANGUAGES'] === 'true' ? areas : areas.filter(({ language }) => language === pathLanguage(path))

/**
 * Returns the names of areas that a search of the whole site leaves out: other languages, and versions of the documentation other than the version of
 * the page with the search. On pages outside of the documentation, the current version is searched.
 */
export function listOtherAreas(areas: readonly SearchArea[], path: string): ReadonlySet<string> {
  const own = findArea(path, areas)?.version ?? findArea(DOCS_PATH, areas)?.version
  const isOther = ({ version = own, language }: SearchArea) =>
    version !== own || (process.env['WITHOUT_LANGUAGES'] !== 'true' && language !== pathLanguage(path))
  return new Set(areas.filter(isOther).map(({ name }) => name))
}

/** True if a search may find the page: it is no draft and does not have `search: false`. */
export const isSearchable = ({ search, draft }: Pick<PageEntry, 'search' | 'draft'>) => search !== false && !draft
