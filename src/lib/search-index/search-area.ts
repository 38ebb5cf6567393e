import { isBelow } from '../url-path'

/** A part of the site that is searched by itself: it has an index of its own, and its results stand together. */
export interface SearchArea {
  /** Names its index, such as "docs". */
  readonly name: string
  /** Stands above its results. */
  readonly label: string
  /** Drawn before its results. */
  readonly icon: string
  /** Its pages are the one at this path and those below it; a page belongs to the area whose path is longest. */
  readonly below: string
  /** How much its pages count beside those of other areas. @default 1 */
  readonly boost?: number
}

/** The area that a page belongs to, if any. */
export const findArea = <Area extends SearchArea>(path: string, areas: readonly Area[]): Area | undefined =>
  areas.filter(({ below }) => isBelow(path, below)).sort((a, b) => b.below.length - a.below.length)[0]
