export { ComparisonTable } from './comparison-table'
export { readComparison, type Comparison } from './read-comparison'
