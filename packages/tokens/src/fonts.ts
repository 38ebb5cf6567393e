import fontFiles from './font-files.json'
import { fontFamilies } from './tokens'

export type Face = keyof typeof fontFamilies

/** A font of a site in place of one of the engine. */
export interface Typeface {
  /** The lightest and the heaviest weight, or the only one, such as "100 900". */
  weights: string
  /** Files in `static/`, as URLs. `range` is a `unicode-range`. The last file has the letters of English. */
  files: readonly { url: string; range?: string }[]
  /** Descriptors of a system font that takes the same room: `src`, `ascent-override`, `size-adjust` and so on. */
  fallback?: string
}

/** The facts of a site that fonts are made from. */
interface SiteFacts {
  fonts: Partial<Record<Face, Typeface>>
}

/** The font of a face: that of the site, else that of the engine. */
export const typefaceOf = (face: Face, { fonts }: SiteFacts): Typeface => fonts[face] ?? fontFiles[face]

/** The file with the letters of English, for `<link rel="preload">`. */
export const fontUrl = (face: Face, site: SiteFacts) => typefaceOf(face, site).files.at(-1)!.url

/**
 * Running text that was painted in its fallback stays so until the next page: lines that wrap anew would move everything below. Titles and
 * code change over, since their lines seldom wrap.
 */
const displays = { sans: 'optional', serif: 'swap', mono: 'swap' } satisfies Record<Face, string>

/**
 * A fallback is a system font stretched to the face's metrics, so that it takes the same room; the figures are from Capsize
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

/** A page loads the files whose characters it shows. The last one wins a character that two have. */
function renderFaces(face: Face, site: SiteFacts) {
  const family = fontFamilies[face]
  const { weights, files, fallback } = typefaceOf(face, site)
  const rules = files.map(
    ({ url, range }) => `
@font-face {
  font-family: '${family}';
  font-display: ${displays[face]};
  font-weight: ${weights};
  src: url(${url});${range ? `\n  unicode-range: ${range};` : ''}
}`,
  )
  const ownFallback = site.fonts[face] ? fallback : fallbacks[face]
  if (ownFallback === undefined) return rules.join('')
  return `${rules.join('')}
@font-face {
  font-family: '${family} Fallback';${ownFallback}
}`
}

/** The three faces and their fallbacks, as CSS. */
export const fontFaces = (site: SiteFacts) =>
  (['sans', 'mono', 'serif'] as const).map((face) => renderFaces(face, site)).join('')
