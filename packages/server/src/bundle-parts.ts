import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { site } from '@galley/site'
import { MCP_SDK, requireMcpSdk } from './mcp/mcp-sdk'

const { resolve } = createRequire(__filename)

/** The modules of threads, by the names under which a bundled server starts them. */
export const THREAD_MODULES = {
  'query-worker': join(__dirname, 'content-query/query-worker.ts'),
  'mcp-worker': join(__dirname, 'mcp/mcp-worker.ts'),
  // The module that Piscina runs in each thread.
  worker: join(dirname(resolve('piscina')), 'worker.js'),
}

/** Files that the code of the server loads from its own folder. */
export const listCodeFiles = () => [resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')]

/**
 * Returns the packages that a bundle leaves out, because the server imports them only if an option is on.
 * @throws Error if the option is on and the package is not installed
 */
export function listUnusedPackages() {
  if (!site.mcp) return [MCP_SDK]
  requireMcpSdk()
  return []
}
