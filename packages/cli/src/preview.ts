import { pathToFileURL } from 'node:url'
import { checkPort } from './check-port'
import { PREVIEW_ALLOCATOR, PREVIEW_NODE_FLAGS } from './preview-process'
import { run } from './run.mjs'

/** Runs the preview server in a process of its own, which needs other settings of Node. */
export async function preview() {
  await checkPort(process.env['PORT'] || '9100')
  const loader = pathToFileURL(require.resolve('tsx')).href
  const server = require.resolve('@galley/preview/server/main')
  return run(process.execPath, [...PREVIEW_NODE_FLAGS, '--import', loader, server], {
    env: { ...PREVIEW_ALLOCATOR, ...process.env },
  })
}
