export { TemplateHeader, TemplateLayout } from './template-article'
