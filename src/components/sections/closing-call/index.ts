export { ClosingCall } from './closing-call'
