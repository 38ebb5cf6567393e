export { Article, ArticleHeader } from './article'
