// Loaded with `node --import` before Gatsby. Whatever follows is TypeScript.
import '@galley/node/typescript'
import { createRequire } from 'node:module'

createRequire(import.meta.url)('./preload.ts')
