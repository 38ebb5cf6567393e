export { Article } from './article'
