import sansUrl from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'
import monoUrl from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2'
import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'

/** Hashed URLs of the fonts that a page's first screen shows, for `<link rel="preload">`. */
export const fontUrls = { sans: sansUrl, serif: serifUrl, mono: monoUrl }

type Display = 'optional' | 'swap'

const face = (family: string, url: string, weights: string, display: Display) => `
@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: ${display};
  font-weight: ${weights};
  src: url(${url}) format('woff2');
}`

/**
 * The three faces and their fallbacks. Running text that was painted in its fallback stays so until the next page: lines that wrap anew would
 * move everything below. Titles and code change over, since their lines seldom wrap.
 *
 * A fallback is a system font stretched to the face's metrics, so that it takes the same room; the figures are from Capsize
 * (https://seek-oss.github.io/capsize/), 2026-11.
 */
export const fontFaces = `
${face('Geist', sansUrl, '100 900', 'optional')}
${face('Geist Mono', monoUrl, '100 900', 'swap')}
${face('Newsreader', serifUrl, '200 800', 'swap')}
@font-face {
  font-family: 'Geist Fallback';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans');
  ascent-override: 95.9379%;
  descent-override: 28.1609%;
  line-gap-override: 0%;
  size-adjust: 104.7553%;
}
@font-face {
  font-family: 'Newsreader Fallback';
  src: local('Georgia'), local('Gelasio');
  ascent-override: 76.4676%;
  descent-override: 27.5699%;
  line-gap-override: 0%;
  size-adjust: 96.1192%;
}
@font-face {
  font-family: 'Geist Mono Fallback';
  src: local('Courier New'), local('CourierNewPSMT'), local('Liberation Mono');
  ascent-override: 100.5164%;
  descent-override: 29.5048%;
  line-gap-override: 0%;
  size-adjust: 99.9837%;
}`
