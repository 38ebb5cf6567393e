export { answerCalls } from './answer-calls'
export { createWorkerCalls, type CallableWorker, type CallWorker } from './create-worker-calls'
