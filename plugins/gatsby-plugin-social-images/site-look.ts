import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fontFiles from '../../src/styles/font-files.json'
import { modes } from '../../src/styles/mode-colors'
import { type ColorScale, scaleOf, type ScaleName } from '../../src/styles/scales'
import type { Look } from './template'
import type { FontFiles } from './typesetter'

/** What the look of the images is made from. */
interface SiteFacts {
  name: string
  url: string
  logo: string
  header: { hasName: boolean }
  printMarks: boolean
  colors: Record<'primary' | 'secondary', ScaleName | ColorScale>
}

/** The look of a site's images: that of its pages in light mode. */
export function readLook({ name, url, logo, header, printMarks, colors }: SiteFacts): Look {
  const { ground, line, lineStrong, textStrong, textMuted } = modes.light
  const primary = scaleOf(colors.primary)
  return {
    name,
    host: new URL(url).host,
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

/** Has Greek and Cyrillic letters too. */
const FALLBACK = '@fontsource-variable/source-serif-4'
const FALLBACK_SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek']

/** The fonts of the pages, and those of the typeface for scripts that they lack. */
export function listFonts(projectDir: string): FontFiles {
  // Of two fonts of a page with the same character the last counts.
  const published = (face: keyof typeof fontFiles) =>
    fontFiles[face].files.map(({ url }) => join(projectDir, 'static', url)).reverse()
  const folder = dirname(createRequire(join(projectDir, 'package.json')).resolve(`${FALLBACK}/package.json`))
  return {
    serif: published('serif'),
    sans: published('sans'),
    mono: published('mono'),
    fallback: FALLBACK_SUBSETS.map((subset) => join(folder, `files/source-serif-4-${subset}-wght-normal.woff2`)),
  }
}
