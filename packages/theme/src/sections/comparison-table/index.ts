export { ComparisonTable, type ComparisonTableProps } from './comparison-table'
export { readComparison, type Comparison } from './read-comparison'
