import fontFiles from './font-files.json'
import typefaces from './typefaces.json'

export type Face = keyof typeof typefaces

const filesOf = (face: Face) => fontFiles[face].files

/** The file with the letters of English, for `<link rel="preload">`. */
export const fontUrl = (face: Face) => filesOf(face).at(-1)!.url

/**
 * Running text that was painted in its fallback stays so until the next page: lines that wrap anew would move everything below. Titles and
 * code change over, since their lines seldom wrap.
 */
const displays = { sans: 'optional', serif: 'swap', mono: 'swap' } satisfies Record<Face, string>

/**
 * A fallback is a system font stretched to the face's metrics, so that it takes the same room; the figures are from Capsize
 * (https://seek-oss.github.io/capsize/), 2026-11.
 */
const fallbacks = {
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
} satisfies Record<Face, string>

/** A page loads the files whose characters it shows. The last one wins a character that two have. */
function renderFaces(face: Face) {
  const family = typefaces[face].family
  const files = filesOf(face).map(
    ({ url, range }) => `
@font-face {
  font-family: '${family}';
  font-display: ${displays[face]};
  font-weight: ${typefaces[face].weights};
  src: url(${url});
  unicode-range: ${range};
}`,
  )
  const fallback = `
@font-face {
  font-family: '${family} Fallback';${fallbacks[face]}
}`
  return [...files, fallback].join('')
}

/** The three faces and their fallbacks. */
export const fontFaces = [renderFaces('sans'), renderFaces('mono'), renderFaces('serif')].join('')
