export type { ContentProblem } from './content-problem'
export { byPlace, formatProblem } from './content-problem'
export type { ContentSource } from './read-source'
export { readSource } from './read-source'
