import { isCrawler } from './crawler'

/** The reader's connection in browsers with the Network Information API: https://wicg.github.io/netinfo/ */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** True if the page must not preload anything: the reader saves data, has a slow connection, is offline or is a crawler. */
export function isSparing() {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.includes('2g') || !navigator.onLine || isCrawler(navigator.userAgent)
}
