// Export the components that this site's directives and MDX pages use, such as `export { Quote } from './components/quote'`.
export {}
