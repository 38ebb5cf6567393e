import { createHash } from 'node:crypto'

/** Formats for browsers that are too old for the rest of the site. */
const OLDER_FONTS = /,url\([^)]+\.(?:woff|ttf)\) format\("[a-z]+"\)/g
const FONT = /url\(([^)]+)\)/g

/** What is served for formulas: the style sheet, the fonts it names, and the URL it must have. */
export interface MathFiles {
  styles: string
  fonts: string[]
  path: string
}

/** The files for formulas, from KaTeX's own style sheet. */
export function mathFiles(katexStyles: string): MathFiles {
  const styles = katexStyles.replace(OLDER_FONTS, '')
  const fonts = [...new Set([...styles.matchAll(FONT)].map(([, font = '']) => font))]
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 20)
  return { styles, fonts, path: `/static/katex-${hash}/katex.min.css` }
}
