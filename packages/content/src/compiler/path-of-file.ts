import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContentPath } from '@galley/core/content-path'
import { readSource } from '@galley/core/content-source'
import { fileLanguage, inFirstLanguage, pathInLanguage } from '@galley/core/translations'
import { collections, type CollectionName } from '@galley/site/collections'

/** Matches the page of a folder. Its path is the path of the folder, which all pages of the folder share. */
const INDEX = /(?:^|\/)(?:\d+\.)?(?:index|readme)\./i

/** True for a page that may have a slug: a page of a collection with this field, or a translation. */
export const mayHaveSlug = (file: string, name: CollectionName) =>
  'slug' in collections[name].schema.shape || (fileLanguage(file) !== undefined && !INDEX.test(file))

/** Replaces the last part of a page's path with the slug, if there is one. */
export const applySlug = (path: string, slug: unknown) =>
  typeof slug === 'string' ? path.replace(/[^/]+$/, slug.normalize('NFC')) : path

/**
 * Returns the path of a file's page: from the file name, and from the slug in the front matter if the page may have one. A translation without a
 * slug has the slug of its original.
 */
export function pathOfFile(contentDir: string, file: string, name: CollectionName): string {
  const { extension } = readContentPath(name, file)
  const path = defaultPath(contentDir, file, name)
  if (!mayHaveSlug(file, name)) return path
  const { fields } = readSource(file, extension, readFileSync(join(contentDir, file), 'utf8'))
  return applySlug(path, (fields as { slug?: unknown }).slug)
}

/** Returns the path of a page that has no slug. */
export function defaultPath(contentDir: string, file: string, name: CollectionName): string {
  const original = inFirstLanguage(file)
  return original !== file && existsSync(join(contentDir, original))
    ? pathInLanguage(pathOfFile(contentDir, original, name), fileLanguage(file))
    : readContentPath(name, file).path
}
