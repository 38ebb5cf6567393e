// Loaded with `node --import` before Gatsby, to load TypeScript from then on.
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Node loads this file in threads too. They run bundles, so TypeScript would only cost 50 MB in each.
if (isMainThread) {
  await import('@galley/node/typescript')
  createRequire(import.meta.url)('./preload.ts')
}
