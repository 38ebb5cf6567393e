export { CodeTree } from './code-tree'
