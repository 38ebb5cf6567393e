export { ComparisonTable, type ComparisonTableProps, readComparison, type Comparison } from './comparison-table'
