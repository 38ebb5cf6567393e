import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SCRIPTS_ID } from '@galley/core/page-start'
import type { Patch, Warner } from '../patch'

/** The file with the scripts that Gatsby adds to the end of every page. */
const SCRIPTS_FILE = /_gatsby-scripts-1\.html$/

interface FileModule {
  ensureFileContent: (path: string, content: string) => Promise<boolean>
}

/** The URLs of each chunk's files by the name of the chunk, including shared files and without the files of the application. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

interface PageScriptsOptions {
  publicDir: string
  basePath: string
  /** Called when Gatsby writes the scripts. Gatsby itself lists only the unshared file of each chunk. */
  listChunks: () => ChunkFiles
  reporter: Warner
}

/**
 * Makes Gatsby write the URLs of the application's scripts as data instead of script elements. Returns a function that returns false if the scripts
 * of the last build could not be replaced.
 */
export const pageScripts: Patch<[PageScriptsOptions], () => boolean> = {
  name: 'page-scripts',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/utils/ensure-file-content': /\nasync function ensureFileContent\(file, data\)/,
    'gatsby/dist/utils/gatsby-webpack-stats-extractor': [
      /_ensureFileContent\.ensureFileContent\)\(.*`_gatsby-scripts-1\.html`\), chunkSliceContents \+ hashSliceContents \+ assetSliceContents/,
      /<script>window\.___webpackCompilationHash="\$\{stats\.hash\}";<\/script>/,
    ],
    'gatsby/cache-dir/static-entry.js': /key=\{`script-loader`\}/,
  },
  without: 'Every page loads and starts the application at once.',
  apply(requireFromGatsby, { publicDir, basePath, listChunks, reporter }) {
    const files = requireFromGatsby('gatsby/dist/utils/ensure-file-content') as FileModule
    const write = files.ensureFileContent
    let isReplaced = true
    files.ensureFileContent = async (path, content) => {
      if (!SCRIPTS_FILE.test(path)) return write(path, content)
      const known = readScripts(content)
      isReplaced = known !== undefined
      if (!known) {
        reporter.warn(`Gatsby ends pages with unknown scripts. ${pageScripts.without}`)
        return write(path, content)
      }
      const { hash, scripts } = known
      const chunks = `window.___chunkMapping=${JSON.stringify(listChunks())};${hash}`
      const name = `chunks-${createHash('sha256').update(chunks).digest('hex').slice(0, 10)}.js`
      await writeFile(join(publicDir, name), chunks)
      return write(
        path,
        `<script type="application/json" id="${SCRIPTS_ID}">${JSON.stringify([`${basePath}/${name}`, ...scripts])}</script>`,
      )
    }
    return () => isReplaced
  },
}

/** Reads the build's hash and the URLs of scripts from Gatsby's HTML. Returns undefined for other HTML. */
export function readScripts(html: string) {
  const hasChunks = /window\.___chunkMapping=".*";/.test(html)
  const [hash] = /window\.___webpackCompilationHash="[^"]*";/.exec(html) ?? []
  const scripts = [...html.matchAll(/<script src="([^"]+)" async>/g)].map(([, src]) => src!)
  return hasChunks && hash !== undefined && scripts.length > 0 ? { hash, scripts } : undefined
}
