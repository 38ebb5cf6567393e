import { reloadPage } from './load-document'

/** After a reload by itself, a page does not reload again for so long. */
export const RELOAD_GUARD_MS = 10_000

/** Where a tab notes that it has reloaded, and for what. */
export const GUARD_KEY = 'reloaded-for'

interface Guard {
  at: number
  /** What could not be loaded, before this reload and earlier ones. */
  parts: string[]
}

/**
 * Reloads the page at its exact URL, unless it did so less than ten seconds ago, or for the same part before.
 * @param part what could not be loaded
 * @returns false when the page stays
 */
export function reloadOnce(part: string): boolean {
  try {
    const { at, parts } = JSON.parse(sessionStorage.getItem(GUARD_KEY) ?? '{"at":0,"parts":[]}') as Guard
    if (Date.now() - at < RELOAD_GUARD_MS || parts.includes(part)) return false
    sessionStorage.setItem(GUARD_KEY, JSON.stringify({ at: Date.now(), parts: [...parts, part] }))
  } catch (error) {
    // Without a session storage nothing would end a row of reloads.
    console.warn('The page cannot reload.', error)
    return false
  }
  reloadPage()
  return true
}
