import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SCRIPTS_ID } from '../../src/lib/page-start'

/** What Gatsby puts at the end of every page. */
const SCRIPTS_FILE = /_gatsby-scripts-1\.html$/

interface FileModule {
  ensureFileContent?: (path: string, content: string) => Promise<boolean>
}

/**
 * Has Gatsby write the names of the application's scripts as data, in place of scripts that run.
 * @param requireFromSite finds Gatsby's modules
 * @throws Error if this Gatsby writes them in another way
 */
export function replaceScripts(requireFromSite: NodeJS.Require, publicDir: string) {
  const files = requireFromSite('gatsby/dist/utils/ensure-file-content') as FileModule
  const write = files.ensureFileContent
  if (!write) throw new Error('This version of Gatsby has no function "ensureFileContent".')
  files.ensureFileContent = async (path, content) => {
    if (!SCRIPTS_FILE.test(path)) return write(path, content)
    const { chunks, scripts } = readScripts(content)
    const name = `chunks-${createHash('sha256').update(chunks).digest('hex').slice(0, 10)}.js`
    await writeFile(join(publicDir, name), chunks)
    return write(
      path,
      `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify([`/${name}`, ...scripts])}</script>`,
    )
  }
}

/**
 * What Gatsby's own scripts hold: the code that describes all chunks, and the URLs of those to load.
 * @throws Error if they hold something else
 */
export function readScripts(html: string) {
  const [, mapping] = /window\.___chunkMapping=(".*");/.exec(html) ?? []
  const [hash] = /window\.___webpackCompilationHash="[^"]*";/.exec(html) ?? []
  const scripts = [...html.matchAll(/<script src="([^"]+)" async>/g)].map(([, src]) => src!)
  if (mapping === undefined || hash === undefined || scripts.length === 0)
    throw new Error('This version of Gatsby ends its pages with scripts that are not known here.')
  // A text that is itself JSON.
  const chunks = JSON.parse(mapping) as string
  return { chunks: `window.___chunkMapping=${chunks};${hash}`, scripts }
}
