import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import { icons as simpleIcons } from '@iconify-json/simple-icons'
import { getIconData } from '@iconify/utils'
import { highlightCode } from '../../src/lib/code-highlighter'
import type { ContentEnvironment } from '../../src/lib/content-compiler'
import type { IconData } from '../../src/lib/icon-data'
import { findCollection } from './find-collection'
import { pathOfFile } from './path-of-file'

const ICON_SETS = { lucide, 'simple-icons': simpleIcons }

function findIcon(name: string): IconData | undefined {
  const [set = '', icon = ''] = name.split(':')
  if (!Object.hasOwn(ICON_SETS, set)) return undefined
  const found = getIconData(ICON_SETS[set as keyof typeof ICON_SETS], icon)
  // An inherited name such as "constructor" is found as well, without a drawing.
  return found?.body ? { body: found.body, width: found.width ?? 24, height: found.height ?? 24 } : undefined
}

/** The compiler's view of the files below `content/` and of the installed icon sets. */
export const createEnvironment = (contentDir: string): ContentEnvironment => ({
  hasFile: (file) => existsSync(join(contentDir, file)),
  pathOfFile: (file) => {
    const name = findCollection(file)
    return name && pathOfFile(contentDir, file, name)
  },
  findIcon,
  highlightCode,
})

/** An icon field with its drawing in place of the name. */
export function drawIcon<Fields extends object>(fields: Fields, report: (message: string) => void): Fields {
  if (!('icon' in fields) || typeof fields.icon !== 'string') return fields
  const icon = findIcon(fields.icon)
  if (!icon) report(`There is no icon "${fields.icon}". Take a name from the Lucide or Simple Icons set.`)
  return { ...fields, icon }
}
