/** Components of the search that a site may replace: see `@galley/theme/site-components`. */
export { SearchButton, type SearchButtonProps } from './search-button'
