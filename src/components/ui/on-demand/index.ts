export { onDemand } from './on-demand'
export { readerActs, stopWaiting } from './reader-acts'
