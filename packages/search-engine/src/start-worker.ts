import type { CallableWorker } from '@galley/core/worker-calls'

/** Starts the worker that searches. The bundler reads the URL here and makes the worker a script of its own. */
export const startWorker = (): CallableWorker => new Worker(new URL('./search-worker.ts', import.meta.url))
