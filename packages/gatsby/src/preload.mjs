// Loaded with `node --import` before Gatsby. Whatever follows is TypeScript.
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Node loads this file in threads too. They run bundles, and would take 50 MB more each.
if (isMainThread) {
  await import('@galley/node/typescript')
  createRequire(import.meta.url)('./preload.ts')
}
