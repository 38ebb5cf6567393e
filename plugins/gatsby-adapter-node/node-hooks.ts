import { join } from 'node:path'
import { isPreviewBuild } from '@galley/core/preview-build'
import { bundleWorker } from '@galley/node/bundle-worker'
import type * as OwnRoutes from '@galley/server/own-routes'
import type { GatsbyNode } from 'gatsby'
import { Piscina } from 'piscina'

let compressing: Promise<void> | undefined

// Plugins earlier in the list have written the files with the text of all pages. Later plugins, such as social images, still write files.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = () => {
  // A preview build compresses no large file.
  if (process.env['gatsby_executing_command'] !== 'build' || isPreviewBuild()) return
  compressing = compressInThread(process.cwd())
  // `onPostBuild` awaits the promise and throws the error.
  compressing.catch(() => undefined)
}

/** Answers requests to the site's endpoints in develop, as the server does. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  // oxlint-disable-next-line typescript/no-require-imports -- Gatsby's processes load TypeScript with require() only.
  const { createOwnRoutesMiddleware } = require('@galley/server/own-routes') as typeof OwnRoutes
  const server = app as { use: (answer: (...given: never[]) => void) => void }
  server.use(await createOwnRoutesMiddleware(process.cwd()))
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () => compressing

async function compressInThread(projectDir: string) {
  const { filename, remove } = await bundleWorker(projectDir, join(__dirname, 'compress-large-files.ts'))
  const pool = new Piscina({ filename, execArgv: [], minThreads: 0, maxThreads: 1 })
  try {
    await pool.run(projectDir, { name: 'compressLargeFiles' })
  } finally {
    await pool.close()
    remove()
  }
}
