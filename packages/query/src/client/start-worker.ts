import type { CallableWorker } from '@galley/core/worker-calls'

/** Starts the database worker. The bundler recognises `new Worker(new URL(…))` and builds the worker as a separate script. */
export const startWorker = (): CallableWorker => new Worker(new URL('./database-worker.ts', import.meta.url))
