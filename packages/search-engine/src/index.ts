export { createWorkerClient } from './worker-client'
