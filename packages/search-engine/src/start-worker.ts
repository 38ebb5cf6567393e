import type { CallableWorker } from '@galley/core/worker-calls'

/** Starts the search worker. The bundler finds the URL here and emits the worker as a separate script. */
export const startWorker = (): CallableWorker => new Worker(new URL('./search-worker.ts', import.meta.url))
