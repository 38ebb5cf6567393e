import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import { icons as simpleIcons } from '@iconify-json/simple-icons'
import { getIconData } from '@iconify/utils'
import { collections } from '../../src/content.config'
import { readContentPath } from '../../src/lib/content-path'
import { highlightCode } from '../../src/lib/code-highlighter'
import type { ContentEnvironment } from '../../src/lib/content-compiler'
import { readSource } from '../../src/lib/content-source'
import type { IconData } from '../../src/lib/icon-data'
import { findCollection } from './find-collection'

const ICON_SETS = { lucide, 'simple-icons': simpleIcons }

function findIcon(name: string): IconData | undefined {
  const [set = '', icon = ''] = name.split(':')
  if (!Object.hasOwn(ICON_SETS, set)) return undefined
  const found = getIconData(ICON_SETS[set as keyof typeof ICON_SETS], icon)
  // An inherited name such as "constructor" is found as well, without a drawing.
  return found?.body ? { body: found.body, width: found.width ?? 24, height: found.height ?? 24 } : undefined
}

/** The path of a page that may choose its last part itself. */
export const applySlug = (path: string, slug: unknown) =>
  typeof slug === 'string' ? path.replace(/[^/]+$/, slug) : path

/** Where the page of a content file is: by the file's name, and by its front matter where the collection has a slug there. */
function pathOfFile(contentDir: string, file: string): string | undefined {
  const name = findCollection(file)
  if (name === undefined) return undefined
  const { path, extension } = readContentPath(name, file)
  if (!('slug' in collections[name].schema.shape)) return path
  const { fields } = readSource(file, extension, readFileSync(join(contentDir, file), 'utf8'))
  return applySlug(path, (fields as { slug?: unknown }).slug)
}

/** The compiler's view of the files below `content/` and of the installed icon sets. */
export const createEnvironment = (contentDir: string): ContentEnvironment => ({
  hasFile: (file) => existsSync(join(contentDir, file)),
  pathOfFile: (file) => pathOfFile(contentDir, file),
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
