export { AuthorCards, AuthorFacts, AuthorList, type Author } from './author-list'
