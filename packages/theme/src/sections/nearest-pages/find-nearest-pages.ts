import { distance } from 'fastest-levenshtein'

/** How many pages a reader who is lost is offered. */
export const NEAREST_COUNT = 3

/** A page as far as it matters here; a navigation item is one. */
export interface KnownPage {
  path: string
  title: string
}

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[/\-_.]+/)
    .filter(Boolean)

/** 0 for the same word; 1 for words so different that a likeness is chance: a slip seldom hits the first letter, so less is forgiven then. */
function unlike(a: string, b: string) {
  const share = distance(a, b) / Math.max(a.length, b.length)
  return share > (a[0] === b[0] ? 0.5 : 0.34) ? 1 : share
}

/** How far a path is from the wanted words: each word against its nearest, a little more for longer paths. */
function score(words: readonly string[], path: string): number {
  const own = wordsOf(path)
  const parts = words.map((word) => Math.min(1, ...own.map((other) => unlike(word, other))))
  return parts.reduce((sum, part) => sum + part, 0) + own.length * 0.05
}

/** The pages whose paths are most like `path`, the nearest first. */
export function findNearestPages(path: string, pages: readonly KnownPage[]): KnownPage[] {
  const words = wordsOf(path)
  return pages
    .map((page) => ({ page, score: score(words, page.path) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, NEAREST_COUNT)
    .map(({ page }) => page)
}
