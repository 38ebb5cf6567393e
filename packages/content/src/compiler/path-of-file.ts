import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContentPath } from '@galley/core/content-path'
import { readSource } from '@galley/core/content-source'
import { collections, type CollectionName } from '@galley/site/collections'

/** The path of a page with its slug, if it has one, as the last part. */
export const applySlug = (path: string, slug: unknown) =>
  typeof slug === 'string' ? path.replace(/[^/]+$/, slug.normalize('NFC')) : path

/** The path of a content file's page: from the file's name, and from the slug in its front matter where the collection has one. */
export function pathOfFile(contentDir: string, file: string, name: CollectionName): string {
  const { path, extension } = readContentPath(name, file)
  if (!('slug' in collections[name].schema.shape)) return path
  const { fields } = readSource(file, extension, readFileSync(join(contentDir, file), 'utf8'))
  return applySlug(path, (fields as { slug?: unknown }).slug)
}
