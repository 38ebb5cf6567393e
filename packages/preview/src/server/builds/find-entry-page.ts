import { join } from 'node:path'
import { findNearest } from '@galley/core/nearest'
import { decodePath } from '@galley/core/url-path'
import { readJson } from '@galley/server/read-json'
import { type PreviewBuild, removeAndRestart } from './kept-builds'

/** Where Gatsby writes which page an entry made. */
export const MANIFESTS = 'public/__node-manifests/@galley/gatsby-transformer-collections'

/** Similar names that are suggested. */
export const NEAR_NAMES = 3

/** An entry of the content as it is now. */
export interface FoundEntry {
  /** Undefined when no page is made of the entry. */
  path?: string
  /** The name of Gatsby's manifest for this very content. */
  manifestId: string
}

/** The path of the entry's page in a build; null when it has none there, undefined when this content is not in the build. */
export async function findEntryPage(site: PreviewBuild, manifestId: string): Promise<string | null | undefined> {
  // It becomes a file name, and content decides it.
  if (!/^[\w-][\w.-]*$/.test(manifestId)) return undefined
  const file = join(site.folder, MANIFESTS, `${manifestId}.json`)
  const manifest = (await readJson(file, removeAndRestart(site.folder))) as
    | { page: { path: string | null } }
    | undefined
  if (!manifest) return undefined
  const { page } = manifest
  return page.path === null ? null : (decodePath(encodeURI(page.path)) ?? null)
}

/** Names that are similar, the nearest first. */
export function findNearNames(name: string, names: readonly string[]): string[] {
  const near: string[] = []
  for (let left = NEAR_NAMES; left > 0; left--) {
    const rest = names.filter((each) => !near.includes(each))
    const found = findNearest(name, rest, Math.max(4, Math.ceil(name.length / 2)))
    if (found === undefined) break
    near.push(found)
  }
  return near
}
