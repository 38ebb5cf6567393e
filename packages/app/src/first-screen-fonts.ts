import type { Face } from '@galley/tokens/fonts'

/** Number of characters after the title. Code further down is usually not on the first screen. */
export const FIRST_SCREEN_CHARACTERS = 500

/** Matches elements that take no space between the title and the code, because the elements are hidden or beside the content. */
const ASIDE = /<(nav|details|button|svg|script|style)\b.*?<\/\1>/gs

const CODE = /<(pre|code)\b/

/**
 * Returns the fonts on the first screen of a page: always the sans font, the serif font for a title without `data-face="sans"`, and the mono font for
 * code soon after the title.
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
