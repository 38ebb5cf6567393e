import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SCRIPTS_ID } from '@galley/core/page-start'

/** What Gatsby puts at the end of every page. */
const SCRIPTS_FILE = /_gatsby-scripts-1\.html$/

interface FileModule {
  ensureFileContent?: (path: string, content: string) => Promise<boolean>
}

/** What a chunk needs beside the application, by its name: the URLs of its files, and of those that it shares with others. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

/**
 * Has Gatsby write the names of the application's scripts as data, in place of scripts that run.
 * @param requireFromSite finds Gatsby's modules
 * @param listChunks called when Gatsby writes them: of each chunk Gatsby itself names only the file that nothing shares
 * @throws Error if this Gatsby writes them in another way
 */
export function replaceScripts(requireFromSite: NodeJS.Require, publicDir: string, listChunks: () => ChunkFiles) {
  const files = requireFromSite('gatsby/dist/utils/ensure-file-content') as FileModule
  const write = files.ensureFileContent
  if (!write) throw new Error('This version of Gatsby has no function "ensureFileContent".')
  files.ensureFileContent = async (path, content) => {
    if (!SCRIPTS_FILE.test(path)) return write(path, content)
    const { hash, scripts } = readScripts(content)
    const chunks = `window.___chunkMapping=${JSON.stringify(listChunks())};${hash}`
    const name = `chunks-${createHash('sha256').update(chunks).digest('hex').slice(0, 10)}.js`
    await writeFile(join(publicDir, name), chunks)
    return write(
      path,
      `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify([`/${name}`, ...scripts])}</script>`,
    )
  }
}

/**
 * What Gatsby's own scripts hold: the code that names the build, and the URLs of those to load.
 * @throws Error if they hold something else
 */
export function readScripts(html: string) {
  const hasChunks = /window\.___chunkMapping=".*";/.test(html)
  const [hash] = /window\.___webpackCompilationHash="[^"]*";/.exec(html) ?? []
  const scripts = [...html.matchAll(/<script src="([^"]+)" async>/g)].map(([, src]) => src!)
  if (!hasChunks || hash === undefined || scripts.length === 0)
    throw new Error('This version of Gatsby ends its pages with scripts that are not known here.')
  return { hash, scripts }
}
