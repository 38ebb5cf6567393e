import { createHash } from 'node:crypto'
import type { DraftKind } from '@galley/core/preview'
import { collections, type CollectionName } from '@galley/site/collections'
import { findCollection, isDisabled } from './compiler/find-collection'
import { isFolderFile } from './compiler/folder-file'

/** The kind and the collection of a file below `content/`. */
export interface FileRole {
  kind: DraftKind
  collection?: CollectionName
}

const COMPILED = /\.(mdx?|ya?ml|json|csv)$/
/** Matches files that pages include and that are not pages themselves: the name of the file or of a folder starts with "_". */
const PART = /(^|\/)_/
const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg)$/i

/** Returns the role of a file from its name; undefined for a file without an entry. */
export function roleOf(file: string): FileRole | undefined {
  if (file.startsWith('../') || hasBackslash(file)) return undefined
  if (IMAGE.test(file)) return { kind: 'image' }
  if (!COMPILED.test(file) || isPart(file)) return undefined
  if (isFolderFile(file)) return { kind: 'folder' }
  const collection = findCollection(file)
  return collection && { kind: collections[collection].kind, collection }
}

/** Gatsby and browsers read a backslash as a slash. */
export const hasBackslash = (file: string) => file.includes('\\')

/** True for a file below `content/` that exists only to be included: its name, or the name of a folder, starts with "_". */
export const isPart = (file: string) => PART.test(file)

/** Files at the top of `content/` with texts that pages use by name. */
const NAMED_TEXTS = ['variables.yml', 'glossary.yml']

/** True for a build input that is not compiled content, such as code, settings and redirects. Its changes show only after a build. */
export function needsBuild(path: string) {
  if (!path.startsWith('content/')) return true
  const file = path.slice('content/'.length)
  // Editors and operating systems create files whose name starts with a dot.
  const isHidden = /(^|\/)\.[^/]*$/.test(file)
  // Code does not import files of other types. Such a file is a download, and the store compiles the pages that link to it again.
  if (!/\.(ya?ml|json|css|[cm]?[jt]sx?)$/.test(file)) return false
  return !isHidden && !roleOf(file) && !isPart(file) && !isDisabled(file) && !NAMED_TEXTS.includes(file)
}

/**
 * Returns the digest of a file and of the files that its entry includes.
 * @param sources Digests of the included files by name.
 */
export const digestWith = (own: string, sources: Record<string, string> | undefined) =>
  sources ? digestOf(Buffer.from(JSON.stringify([own, sources]))) : own

/** Returns the digest that shows if a file changed since a build. Uses Gatsby's algorithm, which is not meant for security. */
export const digestOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
