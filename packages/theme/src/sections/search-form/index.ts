export { SearchForm } from './search-form'
