export type { ContentProblem } from './content-problem'
export { byPosition, formatProblem, hasErrors, MAX_PROBLEMS, NO_PROBLEMS_LEFT } from './content-problem'
export type { ContentSource } from './read-source'
export { readSource } from './read-source'
