import type { CallableWorker } from '@galley/core/worker-calls'

/** Starts the worker that holds the databases. The bundler reads the address here and makes the worker a script of its own. */
export const startWorker = (): CallableWorker => new Worker(new URL('./database-worker.ts', import.meta.url))
