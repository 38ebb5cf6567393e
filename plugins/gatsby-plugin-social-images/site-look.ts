import { accessSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { basePathOf } from '@galley/core/base-path'
import { type Face, typefaceOf } from '@galley/tokens/fonts'
import { modes } from '@galley/tokens/mode-colors'
import { type ColorScale, scaleOf, type ScaleName } from '@galley/tokens/scales'
import type { Look } from './template'
import type { FontFiles } from './typesetter'

/** The site's settings that determine the look of images. */
interface SiteFacts {
  name: string
  url: string
  logo: string
  header: { hasName: boolean }
  printMarks: boolean
  colors: Record<'primary' | 'secondary', ScaleName | ColorScale>
}

/** Returns the look of a site's images, with the colours of light mode. */
export function readLook({ name, url, logo, header, printMarks, colors }: SiteFacts): Look {
  const { ground, line, lineStrong, textStrong, textMuted } = modes.light
  const primary = scaleOf(colors.primary)
  return {
    name,
    host: new URL(url).host + basePathOf(url),
    logo,
    hasName: header.hasName,
    hasMarks: printMarks,
    colors: {
      ground,
      line,
      lineStrong,
      textStrong,
      textMuted,
      accent: primary[500],
      accentText: primary[700],
      second: scaleOf(colors.secondary)[500],
    },
  }
}

/** This font has Greek and Cyrillic letters. */
const FALLBACK = '@fontsource-variable/source-serif-4'

/** Lists the fonts of the pages and fallback fonts for other scripts. `others` are packages from the site's settings. */
export function listFonts(
  projectDir: string,
  site: Parameters<typeof typefaceOf>[1],
  others: readonly string[] = [],
): FontFiles {
  const engine = dirname(require.resolve('@galley/tokens/package.json'))
  // In CSS the last font with a character wins, in `FontFiles` the first.
  const published = (face: Face) => {
    const folder = site.fonts[face] ? join(projectDir, 'static') : engine
    return typefaceOf(face, site)
      .files.map(({ url }) => join(folder, url))
      .reverse()
  }
  return {
    serif: published('serif'),
    sans: published('sans'),
    mono: published('mono'),
    fallback: [FALLBACK, ...others].flatMap((source) => listPackage(projectDir, source)),
  }
}

/** Lists the font files of a Fontsource package, Latin letters first. Throws if it is not installed or not variable. */
function listPackage(projectDir: string, source: string): string[] {
  try {
    const { resolve } = source === FALLBACK ? require : createRequire(join(projectDir, 'package.json'))
    const folder = dirname(resolve(`${source}/package.json`))
    const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
    // Fontsource names parts of large scripts "[0]" and their files "0".
    const subsets = Object.keys(ranges).map((subset) => subset.replace(/^\[(.+)\]$/, '$1'))
    const files = subsets.map((subset) => join(folder, 'files', `${basename(source)}-${subset}-wght-normal.woff2`))
    for (const file of files) accessSync(file)
    return files.reverse()
  } catch (cause) {
    const message = `"${source}" is not an installed variable font of Fontsource. Run "npm install ${source}", or correct "seo.socialImageFonts" in src/site.ts.`
    throw new Error(message, { cause })
  }
}
