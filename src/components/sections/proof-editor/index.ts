export { ProofEditor } from './proof-editor'
