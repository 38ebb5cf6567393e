import { createHash } from 'node:crypto'

/** Font formats for browsers that the site does not support. */
const OLDER_FONTS = /,url\([^)]+\.(?:woff|ttf)\) format\("[a-z]+"\)/g
const FONT = /url\(([^)]+)\)/g

/** The style sheet of formulas, the paths of its fonts, and the URL of the style sheet. */
export interface MathFiles {
  styles: string
  fonts: string[]
  path: string
}

/** Reduces KaTeX's style sheet to WOFF2 fonts. The URL contains a digest of the result. */
export function mathFiles(katexStyles: string): MathFiles {
  const styles = katexStyles.replace(OLDER_FONTS, '')
  const fonts = [...new Set([...styles.matchAll(FONT)].map(([, font = '']) => font))]
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 20)
  return { styles, fonts, path: `/static/katex-${hash}/katex.min.css` }
}
