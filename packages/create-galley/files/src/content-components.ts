// The components of this site's directives and MDX pages, such as `export { Quote } from './components/quote'`.
export {}
