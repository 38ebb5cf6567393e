export { type CallLink, ClosingCall, type ClosingCallProps } from './closing-call'
