import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections, type CollectionName } from '../../content.config'
import { readContentPath } from '../../lib/content-path'
import { readSource } from '../../lib/content-source'

/** The path of a page that may choose its last part itself. */
export const applySlug = (path: string, slug: unknown) =>
  typeof slug === 'string' ? path.replace(/[^/]+$/, slug) : path

/** Where the page of a content file is: by the file's name, and by its front matter where the collection has a slug there. */
export function pathOfFile(contentDir: string, file: string, name: CollectionName): string {
  const { path, extension } = readContentPath(name, file)
  if (!('slug' in collections[name].schema.shape)) return path
  const { fields } = readSource(file, extension, readFileSync(join(contentDir, file), 'utf8'))
  return applySlug(path, (fields as { slug?: unknown }).slug)
}
