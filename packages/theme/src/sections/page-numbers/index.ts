export { PageNumbers } from './page-numbers'
