import { createHash } from 'node:crypto'
import type { DraftKind } from '@galley/core/preview'
import { collections, type CollectionName } from '@galley/site/collections'
import { findCollection, isDisabled } from './compiler/find-collection'
import { isFolderFile } from './compiler/folder-file'

/** What a file below `content/` is for. */
export interface FileRole {
  kind: DraftKind
  collection?: CollectionName
}

const COMPILED = /\.(mdx?|ya?ml|json|csv)$/
/** A file, or all files of a folder, that pages include but that are none themselves. */
const PART = /(^|\/)_/
const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg)$/i

/** What a file is for, by its name; undefined for a file that makes no entry of its own. */
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

/** Whether a file below `content/` is only included by others: its name, or that of a folder, starts with "_". */
export const isPart = (file: string) => PART.test(file)

/** Files of the root with texts that pages are made from. */
const NAMED_TEXTS = ['variables.yml', 'glossary.yml']

/** True for an input of a build that is not compiled content, such as code, settings and redirects. Only a build shows a change of it. */
export function needsBuild(path: string) {
  if (!path.startsWith('content/')) return true
  const file = path.slice('content/'.length)
  // Editors and systems make files whose name starts with a dot.
  const isHidden = /(^|\/)\.[^/]*$/.test(file)
  // Nothing imports another type: such a file is a download, whose page is compiled again.
  if (!/\.(ya?ml|json|css|[cm]?[jt]sx?)$/.test(file)) return false
  return !isHidden && !roleOf(file) && !isPart(file) && !isDisabled(file) && !NAMED_TEXTS.includes(file)
}

/** The digest of a file and of the others that it was made from. */
export const digestWith = (own: string, sources: Record<string, string> | undefined) =>
  sources ? digestOf(Buffer.from(JSON.stringify([own, sources]))) : own

/** The digest that tells whether a file changed since a build. The same algorithm as Gatsby's; not for security. */
export const digestOf = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex')
