#!/usr/bin/env node
import 'tsx'

// TypeScript can be loaded once the import above has run.
await import(new URL('main.ts', import.meta.url).href)
