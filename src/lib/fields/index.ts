export { describeIssues } from './describe-issue'
export { icon, image, linkTarget } from './field-kinds'
export type { FieldProblem, ValidFields } from './validate-fields'
export { validateFields } from './validate-fields'
