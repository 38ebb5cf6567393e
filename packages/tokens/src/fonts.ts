import fontFiles from './font-files.json'
import { fontFamilies } from './tokens'

export type Face = keyof typeof fontFamilies

/** A site's font, used instead of a default one. */
export interface Typeface {
  /** Value of `font-weight`: one weight, or the lightest and heaviest of a variable font, such as "100 900". */
  weights: string
  /** URLs of font files in `static/`. `range` is a `unicode-range`. The last file must contain the basic Latin letters. */
  files: readonly { url: string; range?: string }[]
  /** Descriptors of a system font scaled to the same metrics: `src`, `ascent-override`, `size-adjust` and so on. */
  fallback?: string
}

interface SiteFacts {
  basePath: string
  fonts: Partial<Record<Face, Typeface>>
}

/** Returns the font of a face: the site's own, or else the default. */
export const typefaceOf = (face: Face, { fonts }: Pick<SiteFacts, 'fonts'>): Typeface => fonts[face] ?? fontFiles[face]

/** Returns the URL of the file with the basic Latin letters, for `<link rel="preload">`. */
export const fontUrl = (face: Face, site: SiteFacts) => site.basePath + typefaceOf(face, site).files.at(-1)!.url

/**
 * Values of `font-display`. Body text that was painted in its fallback keeps the fallback until the next page, because a late swap would rewrap
 * lines and move the content below. Titles and code may swap late: their lines seldom wrap.
 */
const displays = { sans: 'optional', serif: 'swap', mono: 'swap' } satisfies Record<Face, string>

/**
 * System fonts scaled to the metrics of the default fonts, so that a swap does not move the layout. Figures from Capsize
 * (https://seek-oss.github.io/capsize/), 2026-11.
 */
const fallbacks: Record<Face, string> = {
  sans: `
  src: local('Arial'), local('ArialMT'), local('Liberation Sans');
  ascent-override: 95.9379%;
  descent-override: 28.1609%;
  line-gap-override: 0%;
  size-adjust: 104.7553%;`,
  serif: `
  src: local('Georgia'), local('Gelasio');
  ascent-override: 76.4676%;
  descent-override: 27.5699%;
  line-gap-override: 0%;
  size-adjust: 96.1192%;`,
  mono: `
  src: local('Courier New'), local('CourierNewPSMT'), local('Liberation Mono');
  ascent-override: 100.5164%;
  descent-override: 29.5048%;
  line-gap-override: 0%;
  size-adjust: 99.9837%;`,
}

/** Browsers load only the files whose `range` covers characters on the page. Where ranges overlap, the later rule wins. */
function renderFaces(face: Face, site: SiteFacts) {
  const family = fontFamilies[face]
  const { weights, files, fallback } = typefaceOf(face, site)
  const rules = files.map(
    ({ url, range }) => `
@font-face {
  font-family: '${family}';
  font-display: ${displays[face]};
  font-weight: ${weights};
  src: url(${site.basePath}${url});${range ? `\n  unicode-range: ${range};` : ''}
}`,
  )
  const ownFallback = site.fonts[face] ? fallback : fallbacks[face]
  if (ownFallback === undefined) return rules.join('')
  return `${rules.join('')}
@font-face {
  font-family: '${family} Fallback';${ownFallback}
}`
}

/** Returns the `@font-face` rules of the three faces and their fallbacks. */
export const fontFaces = (site: SiteFacts) =>
  (['sans', 'mono', 'serif'] as const).map((face) => renderFaces(face, site)).join('')
