import { createHash } from 'node:crypto'
import { collections, type CollectionName } from '../content.config'
import type { DraftKind } from '../lib/preview'
import { findCollection } from './compiler/find-collection'
import { isFolderFile } from './compiler/folder-file'

/** What a file below `content/` is for. */
export interface FileRole {
  kind: DraftKind
  collection?: CollectionName
}

const COMPILED = /\.(mdx?|ya?ml|json|csv)$/
const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg)$/i

/** What a file is for, by its name; undefined for a file that the site does not use. */
export function roleOf(file: string): FileRole | undefined {
  if (IMAGE.test(file)) return { kind: 'image' }
  if (!COMPILED.test(file)) return undefined
  if (isFolderFile(file)) return { kind: 'folder' }
  const collection = findCollection(file)
  return collection && { kind: collections[collection].kind, collection }
}

/** The digest that tells whether a file changed since a build. The same algorithm as Gatsby's; not for security. */
export const digestOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
