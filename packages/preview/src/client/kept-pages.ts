/** Pages that are kept, so that they show at once when the editor returns. */
export const MAX_KEPT_PAGES = 50

/** The pages with one more, as the newest; the oldest goes when they are too many. */
export function keepPage<Page>(pages: ReadonlyMap<string, Page>, path: string, page: Page): Map<string, Page> {
  const kept = new Map(pages)
  kept.delete(path)
  kept.set(path, page)
  for (const oldest of [...kept.keys()].slice(0, -MAX_KEPT_PAGES)) kept.delete(oldest)
  return kept
}
