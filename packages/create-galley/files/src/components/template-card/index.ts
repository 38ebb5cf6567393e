export { LicenseBadge, TemplateGrid, type TemplateGridProps, type TemplateSummary } from './template-card'
