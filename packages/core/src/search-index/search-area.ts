import { isBelow } from '../url-path'

/** A part of the site that is searched by itself: it has an index of its own, and its results stand together. */
export interface SearchArea {
  /** Names its index, such as "docs". */
  readonly name: string
  /** Stands above its results. */
  readonly label: string
  /** Shown before its results. */
  readonly icon: string
  /** Pages whose path starts with this belong to the area; of several areas, to the one with the longest prefix. */
  readonly pathPrefix: string
  /** How much its pages count beside those of other areas. @default 1 */
  readonly boost?: number
}

/** The area that a page belongs to, if any. */
export const findArea = <Area extends SearchArea>(path: string, areas: readonly Area[]): Area | undefined =>
  areas
    .filter(({ pathPrefix }) => isBelow(path, pathPrefix))
    .sort((a, b) => b.pathPrefix.length - a.pathPrefix.length)[0]
