// `npm run fonts`: writes the site's fonts. Each typeface in `typefaces.json` names its package and weights. This script reduces the files of the
// package to these weights. The results are committed, and a build only copies them.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import { projectFolder } from './run.mjs'

/**
 * @typedef {object} Typeface
 * @property {string} source a package of Fontsource with a variable font
 * @property {string} weights the lightest and heaviest `font-weight`, or the only one
 *
 * @typedef {object} FontFile
 * @property {string} url
 * @property {string} range characters for which browsers load the file, as `unicode-range`
 *
 * @typedef {object} FontSet
 * @property {string} source the package with its version
 * @property {string} weights
 * @property {FontFile[]} files files for different characters; the last contains the Latin letters
 */

const require = createRequire(import.meta.url)

/** Fonts are published at this URL, from the same folder in the package. */
const FOLDER = '/fonts'
const PACKAGE = 'packages/tokens'
const TYPEFACES = 'packages/tokens/src/typefaces.json'
export const FONT_FILES = 'packages/tokens/src/font-files.json'

/** OpenType features to keep: those that browsers apply by default, and the figures that styles use. Add the features of new styles here. */
const FEATURES = [
  ...['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'],
  ...['lnum', 'onum', 'pnum', 'tnum'],
]

/** @type {Record<string, Typeface>} */
export const typefaces = readJson(join(projectFolder, TYPEFACES))

/**
 * Returns the name of a package with its version.
 * @param {string} source
 */
export function readSource(source) {
  /** @type {{ version: string }} */
  const { version } = readJson(resolveSource(source))
  return `${source}@${version}`
}

/** @param {string} path */
export const readPublished = (path) => readFileSync(join(projectFolder, PACKAGE, path))

/** @param {Buffer} content */
export const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10)

/**
 * Returns the font files of a typeface.
 * @param {Typeface} typeface
 * @returns {Promise<FontSet & { contents: Map<string, Buffer> }>} `contents` by URL
 */
export async function cutFonts({ source, weights }) {
  const folder = dirname(resolveSource(source))
  const name = basename(source)
  /** @type {Record<string, string>} */
  const ranges = readJson(join(folder, 'unicode.json'))
  const [min = 400, max] = weights.split(' ').map(Number)
  const options = { keepFeatures: FEATURES, variationAxes: { wght: max ? { min, max } : min } }
  /** @type {Map<string, Buffer>} */
  const contents = new Map()
  const files = []
  for (const [key, range] of Object.entries(ranges)) {
    const subset = subsetInFileName(key)
    const font = readFileSync(join(folder, 'files', `${name}-${subset}-wght-normal.woff2`))
    const content = await subsetFont(font, readRange(range), { targetFormat: 'woff2', ...options })
    const url = `${FOLDER}/${name}-${subset}-${digest(content)}.woff2`
    contents.set(url, content)
    files.push({ url, range })
  }
  return { source: readSource(source), weights, files, contents }
}

/**
 * Fontsource names the parts of large scripts "[0]", and their files "0".
 * @param {string} subset
 */
export const subsetInFileName = (subset) => subset.replace(/^\[(.+)\]$/, '$1')

/**
 * Returns all characters of a `unicode-range`.
 * @param {string} range such as "U+0000-00FF,U+0131"
 */
export function readRange(range) {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace('U+', '')
        .split('-')
        .map((code) => parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}

/** @param {string} source */
function resolveSource(source) {
  try {
    return require.resolve(`${source}/package.json`)
  } catch (cause) {
    throw new Error(`${TYPEFACES}: "${source}" is not installed. Run "npm install --save-dev ${source}".`, { cause })
  }
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function writeFonts() {
  const sets = await Promise.all(Object.values(typefaces).map(cutFonts))
  const folder = join(projectFolder, PACKAGE, FOLDER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  /** @type {Record<string, FontSet>} */
  const result = {}
  for (const [index, [role, { source }]] of Object.entries(typefaces).entries()) {
    const { contents, ...set } = /** @type {typeof sets[number]} */ (sets[index])
    for (const [url, content] of contents) writeFileSync(join(projectFolder, PACKAGE, url), content)
    const licence = readFileSync(join(dirname(resolveSource(source)), 'LICENSE'))
    writeFileSync(join(folder, `${basename(source)}-licence.txt`), licence)
    const sizes = [...contents].map(([url, { length }]) => `${basename(url)} ${(length / 1000).toFixed(1)} kB`)
    console.log(`${role}: ${sizes.join(', ')}`)
    result[role] = set
  }
  writeFileSync(join(projectFolder, FONT_FILES), `${JSON.stringify(result, null, 2)}\n`)
}

if (process.argv[1] === import.meta.filename) void writeFonts()
