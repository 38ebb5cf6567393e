import { pathToFileURL } from 'node:url'
import { checkPort } from './check-port'
import { PREVIEW_ALLOCATOR, PREVIEW_NODE_FLAGS } from './preview-process'
import { restartOnSave } from './restart-on-change'
import { run } from './run.mjs'

/** Runs the preview server in a child process, because the server needs other settings of Node. */
export async function preview() {
  await checkPort(process.env['PORT'] || '9100')
  const loader = pathToFileURL(require.resolve('tsx')).href
  const server = require.resolve('@galley/preview/server/main')
  const env = { ...PREVIEW_ALLOCATOR, ...process.env }
  // Open pages reconnect by themselves after a restart.
  await restartOnSave(async (signal) => {
    const code = await run(process.execPath, [...PREVIEW_NODE_FLAGS, '--import', loader, server], { env, signal })
    if (code !== 0) throw new Error(`The preview server stopped with exit code ${code}.`)
  })
}
