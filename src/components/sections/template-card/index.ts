export { LicenseBadge, TemplateGrid, type TemplateSummary } from './template-card'
