export { ProofMark } from './proof-mark'
