import type { Face } from '@galley/tokens/fonts'

/** Code after more text than this, counted from the page's title, is usually not on the first screen. */
export const FIRST_SCREEN_CHARACTERS = 500

/** Text that is beside the title or hidden, not between it and the code. */
const ASIDE = /<(nav|details|button|svg|script|style)\b.*?<\/\1>/gs

const CODE = /<(pre|code)\b/

/**
 * The faces that a page's first screen shows: the sans always, the serif where the title is in it, and the mono where code follows the title
 * closely. Titles are in the serif unless `data-face` says otherwise.
 */
export function findFirstScreenFonts(html: string): Face[] {
  const title = /<h1\b([^>]*)>.*?<\/h1>/s.exec(html)
  const isSerif = title !== null && !title[1]!.includes('data-face="sans"')
  const start = title ? title.index + title[0].length : Math.max(html.indexOf('<main'), 0)
  const end = html.indexOf('</main>', start)
  const text = html.slice(start, end < 0 ? undefined : end).replace(ASIDE, '')
  return ['sans', ...(isSerif ? ['serif' as const] : []), ...(hasEarlyCode(text) ? ['mono' as const] : [])]
}

function hasEarlyCode(html: string) {
  const code = html.search(CODE)
  return code >= 0 && html.slice(0, code).replace(/<[^>]*>/g, '').length <= FIRST_SCREEN_CHARACTERS
}
