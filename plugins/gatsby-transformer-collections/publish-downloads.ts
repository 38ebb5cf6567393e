import { copyFileSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Copies files that pages link to into the public folder.
 * @param downloads Files below `content/` by the path of their copy.
 */
export function publishDownloads(contentDir: string, publicDir: string, downloads: ReadonlyMap<string, string>) {
  for (const [path, file] of downloads) {
    const [source, copy] = [join(contentDir, file), join(publicDir, path)]
    // The path changes with the content. A copy of another size was not finished.
    if (statSync(copy, { throwIfNoEntry: false })?.size === statSync(source).size) continue
    mkdirSync(dirname(copy), { recursive: true })
    copyFileSync(source, copy)
  }
}
