import { type CompiledFile, type ContentFile, type ContentStore, type FileHistory, manifestIdOf } from '@galley/content'
import {
  type Collection,
  copyIdOf,
  fieldsInLanguage,
  isUntranslated,
  listUntranslated,
  type PageNode,
} from '@galley/core/collections'
import { isContentFile } from '@galley/core/content-path'
import { packFields, unpackField } from '@galley/core/packed-fields'
import { listTranslations } from '@galley/core/translations'
import { collections } from '@galley/site/collections'
import type { Node, NodePluginArgs } from 'gatsby'

export interface FileNode extends Node {
  absolutePath: string
  relativePath: string
  sourceInstanceName: string
}

/** GraphQL types of pages. */
export const pageTypes = Object.values(collections).flatMap(({ kind, typeName }) => (kind === 'page' ? typeName : []))

const typeOf = (collection: ContentFile['collection']) =>
  collection ? collections[collection].typeName : 'NavigationFolder'

/** True for the `File` node of a content file. */
export const isContent = (node: Node): node is FileNode =>
  node.internal.type === 'File' &&
  (node as FileNode).sourceInstanceName === 'content' &&
  isContentFile((node as FileNode).relativePath)

/** Returns the Git history of an entry or its node. */
const historyOf = (of: object) => {
  const { lastUpdated, contributors, isBehind } = of as Partial<FileHistory>
  return { lastUpdated, contributors, ...(isBehind !== undefined && { isBehind }) }
}

/** True if a file has no entry, or if the node of its entry exists and has the same history. */
export function isCurrent({ entry }: ContentFile, { getNode }: NodePluginArgs) {
  const node = entry && getNode(entry.id)
  return !entry || (node !== undefined && JSON.stringify(historyOf(node)) === JSON.stringify(historyOf(entry)))
}

/** Creates the node of an entry. */
export async function createEntry(
  { collection, entry }: ContentFile,
  compiled: CompiledFile,
  parent: FileNode,
  { actions, createContentDigest }: NodePluginArgs,
) {
  const typeName = typeOf(collection)
  const fields = {
    ...(pageTypes.includes(typeName) ? packFields(compiled.fields) : compiled.fields),
    // From the store, because the compile queue does not set these fields.
    ...(entry && 'lastUpdated' in entry && historyOf(entry)),
  }
  const node = {
    ...fields,
    id: compiled.id,
    parent: parent.id,
    children: [],
    internal: {
      type: typeName,
      contentDigest: createContentDigest(fields),
      contentFilePath: parent.absolutePath,
    },
  }
  // The entry is not linked as a child of its File node: after a save, Gatsby would delete the entry until the file is compiled, and pages that are
  // created meanwhile would lack the entry.
  await actions.createNode(node)
}

/** Keeps the nodes of pages without a translation in each language: copies of the nodes of their originals. */
export async function updateUntranslated({ actions, getNode, getNodesByType }: NodePluginArgs) {
  if (listTranslations().length === 0) return
  for (const collection of Object.values<Collection>(collections).filter(({ kind }) => kind === 'page')) {
    const nodes = getNodesByType(collection.typeName) as (Node & PageNode)[]
    const wanted = new Set<string>()
    for (const { original, language } of listUntranslated(nodes.filter((node) => !isUntranslated(node)))) {
      const { internal, parent, ...page } = original
      const id = copyIdOf(page.id, language)
      wanted.add(id)
      // The id contains the language, so the digest of the original is enough.
      const { contentDigest } = internal
      if (getNode(id)?.internal.contentDigest === contentDigest) continue
      const fields = fieldsInLanguage(
        { ...page, sections: unpackField(page, 'sections') },
        language,
        collection,
        collections,
      )
      const { type, contentFilePath } = internal as Node['internal'] & { contentFilePath: string }
      await actions.createNode({
        ...page,
        ...packFields(fields),
        id,
        parent,
        children: [],
        internal: { type, contentFilePath, contentDigest },
      })
    }
    for (const node of nodes) if (isUntranslated(node) && !wanted.has(node.id)) actions.deleteNode(node)
  }
}

/** Deletes an entry that a stopped run deleted already: Gatsby then repeats the queries that had found the entry. */
export async function deleteAgain({ collection, entry }: ContentFile, { actions }: NodePluginArgs) {
  const node = {
    id: entry!.id,
    parent: null,
    children: [],
    internal: { type: typeOf(collection), contentDigest: 'gone' },
  }
  await actions.createNode(node)
  actions.deleteNode(node)
}

/** Deletes the entries for which `isDeleted` returns true. */
export function deleteEntries({ actions, getNodesByType }: NodePluginArgs, isDeleted: (node: Node) => boolean) {
  for (const typeName of ['NavigationFolder', ...Object.values(collections).map(({ typeName }) => typeName)])
    for (const node of getNodesByType(typeName)) if (isDeleted(node)) actions.deleteNode(node)
}

/** Creates a node manifest for each page. "Open in preview" waits until a preview build has the manifest of the page's version. */
export function createManifests(store: Pick<ContentStore, 'files'>, { actions, getNode }: NodePluginArgs) {
  for (const { kind, entry, digest } of store.files()) {
    const node = kind === 'page' && entry && getNode(entry.id)
    if (node) actions.unstable_createNodeManifest({ manifestId: manifestIdOf(node.id, digest), node })
  }
}
