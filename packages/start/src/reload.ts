import { reloadPage } from './load-document'

/** Minimum time between two automatic reloads of a page. */
export const RELOAD_GUARD_MS = 10_000

/** Session storage key of the last automatic reload. */
export const GUARD_KEY = 'reloaded-for'

/** The time of the last reload, and the parts that caused this reload and earlier reloads. */
type Guard = { at: number; parts: string[] }

/**
 * Reloads the page at its exact URL, unless the last automatic reload was less than ten seconds ago or an earlier reload had the same cause.
 * @param part URL of the file that could not be loaded
 * @returns false if the page does not reload
 */
export function reloadOnce(part: string): boolean {
  try {
    const { at, parts } = JSON.parse(sessionStorage.getItem(GUARD_KEY) ?? '{"at":0,"parts":[]}') as Guard
    if (Date.now() - at < RELOAD_GUARD_MS || parts.includes(part)) return false
    sessionStorage.setItem(GUARD_KEY, JSON.stringify({ at: Date.now(), parts: [...parts, part] }))
  } catch (error) {
    // Without session storage, nothing would stop an endless loop of reloads.
    console.warn('The page cannot reload without session storage.', error)
    return false
  }
  reloadPage()
  return true
}
