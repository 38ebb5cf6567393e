export { AuthorList, type Author } from './author-list'
