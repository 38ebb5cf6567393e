export { type ContentQueries, registerContentQueries } from './content-queries'
export { registerQueryRoute } from './query-route'
