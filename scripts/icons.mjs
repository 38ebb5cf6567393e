// `npm run icons`: writes the icons of the interface. Each entry of the files below names its `source` in an icon set. This script adds its `body`.
// Icon sets have megabytes, so the site only contains the icons that it uses.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getIconData } from '@iconify/utils'
import { optimize } from 'svgo'
import { projectFolder } from './run.mjs'

const require = createRequire(import.meta.url)

/** Width and height of every icon, in its own units. */
const ICON_BOX = 24

export const iconFiles = ['packages/ui/src/icon/interface-icons.json', 'packages/preview/src/client/preview-icons.json']

/**
 * Rounds the numbers of a logo to one digit, because pages contain their icons in the HTML. Points move by at most a twentieth of a pixel.
 * Line icons stay: they are short, and rounding could remove a dot, which is a very short line.
 * @param {string} body
 */
function round(body) {
  if (body.includes('stroke=')) return body
  const { data } = optimize(`<svg>${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }],
  })
  return data.replace(/^<svg>|<\/svg>$/g, '')
}

/**
 * Returns the entries with their `body` from the icon sets.
 * @param {Record<string, { source: string }>} entries
 */
export function renderIcons(entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([name, { source }]) => {
      const [set = '', icon = ''] = source.split(':')
      /** @type {Parameters<typeof getIconData>[0]} */
      const iconSet = require(`@iconify-json/${set}/icons.json`)
      const found = getIconData(iconSet, icon)
      if (!found?.body) throw new Error(`"${name}": there is no icon "${source}". Correct its "source".`)
      if (found.width !== ICON_BOX || found.height !== ICON_BOX) {
        const box = `${found.width} by ${found.height}`
        throw new Error(
          `"${name}": "${source}" is ${box}, but the interface's icons are ${ICON_BOX} by ${ICON_BOX}. Choose another icon.`,
        )
      }
      return [name, { source, body: round(found.body) }]
    }),
  )
}

/**
 * @param {string} file
 * @returns {Record<string, { source: string }>}
 */
export const readIcons = (file) => JSON.parse(readFileSync(join(projectFolder, file), 'utf8'))

if (process.argv[1] === import.meta.filename) {
  for (const file of iconFiles) {
    writeFileSync(join(projectFolder, file), `${JSON.stringify(renderIcons(readIcons(file)), null, 2)}\n`)
  }
}
