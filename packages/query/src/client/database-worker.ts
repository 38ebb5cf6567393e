import { addBasePath } from '@galley/core/base-path'
import { withTimeLimit } from '@galley/core/time-limit'
import { answerCalls } from '@galley/core/worker-calls'
import { createDatabaseCache } from './database-cache'
import { createDatabaseHandler } from './database-handler'

/** Time limit for loading SQLite, one file of 900 KB. */
const SQLITE_TIMEOUT_MS = 30_000

/** The smallest valid module. Compiling it fails if the content security policy forbids WebAssembly. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

function canCompile() {
  try {
    return Boolean(new WebAssembly.Module(EMPTY_MODULE))
  } catch {
    return false
  }
}

const answer = createDatabaseHandler({
  loadSqlite: async () => {
    if (!canCompile()) return undefined
    const { default: init } = await import('@sqlite.org/sqlite-wasm')
    return withTimeLimit(init(), SQLITE_TIMEOUT_MS, 'SQLite')
  },
  fetch: (url, options) => fetch(addBasePath(url, __BASE_PATH__), options),
  cache: createDatabaseCache(() => globalThis.caches),
})

answerCalls(self, answer)
