import { isCrawler } from './crawler'

/** The reader's connection, in browsers that share it: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True where nothing may be loaded that the reader has not asked for. */
export function isSparing() {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.includes('2g') || !navigator.onLine || isCrawler(navigator.userAgent)
}
