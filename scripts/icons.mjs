// `npm run icons`: writes the interface's icons. Each entry of these files names its `source` in an icon set; this fills in its `body`.
// The sets are megabytes, so the site is bundled with the icons it uses and nothing else.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { getIconData } from '@iconify/utils'
import { optimize } from 'svgo'
import { projectFolder } from './run.mjs'

const require = createRequire(import.meta.url)

/** Side of every icon's square. */
const ICON_BOX = 24

export const iconFiles = ['packages/ui/src/icon/interface-icons.json', 'packages/preview/src/client/preview-icons.json']

/**
 * A logo with one digit after the point, at most a twentieth of a pixel beside where it was: pages have their icons in their HTML. Icons of
 * lines are short already, and a dot among them is a line of no length.
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
 * The entries with their `body` from the icon sets.
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
          `"${name}": "${source}" is ${box}, the interface's icons ${ICON_BOX} by ${ICON_BOX}. Take another.`,
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
