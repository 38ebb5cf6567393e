export { registerContentQueries } from './content-queries'
