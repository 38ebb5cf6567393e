import { join } from 'node:path'
import { findNearest } from '@galley/core/nearest'
import { decodePath } from '@galley/core/url-path'
import { readJson } from '@galley/server/read-json'
import { type PreviewBuild, removeAndRestart } from './kept-builds'

/** Folder of Gatsby's node manifests, which name the page of each entry. */
export const MANIFESTS = 'public/__node-manifests/@galley/gatsby-transformer-collections'

const NEAR_NAMES = 3

/** An entry of the current content. */
export interface FoundEntry {
  /** Undefined if the entry has no page. */
  path?: string
  /** Name of Gatsby's manifest for this version of the entry. */
  manifestId: string
}

/** Returns the path of an entry's page in a build, null if it has no page, or undefined if the build does not include this version. */
export async function findEntryPage(site: PreviewBuild, manifestId: string): Promise<string | null | undefined> {
  // The id comes from content and becomes a file name.
  if (!/^[\w-][\w.-]*$/.test(manifestId)) return undefined
  const file = join(site.folder, MANIFESTS, `${manifestId}.json`)
  const manifest = (await readJson(file, removeAndRestart(site.folder))) as
    | { page: { path: string | null } }
    | undefined
  if (!manifest) return undefined
  const { page } = manifest
  return page.path === null ? null : (decodePath(encodeURI(page.path)) ?? null)
}

/** Returns up to `NEAR_NAMES` similar names, the nearest first. */
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
