// `npm run icons`: draws the interface's icons. Each entry of these files names its `source` in an icon set; this fills in its `body`.
// The sets are megabytes, so the site is bundled with the drawings it uses and nothing else.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectFolder } from './run.mjs'

const require = createRequire(import.meta.url)

export const iconFiles = [
  'src/components/ui/icon/drawings.json',
  'src/components/sections/feature-grid/feature-drawings.json',
]

/**
 * The entries with the drawings that the icon sets have for them.
 * @param {Record<string, { source: string }>} entries
 */
export function drawIcons(entries) {
  return Object.fromEntries(
    Object.entries(entries).map(([name, { source }]) => {
      const [set = '', icon = ''] = source.split(':')
      /** @type {{ icons: Record<string, { body: string }> }} */
      const { icons } = require(`@iconify-json/${set}/icons.json`)
      const body = icons[icon]?.body
      if (!body)
        throw new Error(`"${name}": there is no icon "${source}". Take a name from the Lucide or Simple Icons set.`)
      return [name, { source, body }]
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
    writeFileSync(join(projectFolder, file), `${JSON.stringify(drawIcons(readIcons(file)), null, 2)}\n`)
  }
}
