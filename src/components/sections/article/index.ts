export { Article, ArticleHead } from './article'
