import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Copies downloads to the public folder.
 * @param downloads Files below `content/`, by the path of the copy below `publicDir`.
 */
export function publishDownloads(contentDir: string, publicDir: string, downloads: ReadonlyMap<string, string>) {
  for (const [path, file] of downloads) {
    const [source, copy] = [join(contentDir, file), join(publicDir, path)]
    // The path contains a digest of the file, so an existing copy is up to date, unless a stopped build left part of it.
    if (statSync(copy, { throwIfNoEntry: false })?.size === statSync(source).size) continue
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(source, copy)
  }
}
