export type { ContentProblem } from './content-problem'
export { byPlace, formatProblem, NO_PROBLEMS_LEFT } from './content-problem'
export type { ContentSource } from './read-source'
export { readSource } from './read-source'
