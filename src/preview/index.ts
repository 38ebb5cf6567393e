export { type ContentServer, createPreview, type PreviewOptions, type PreviewProps } from './create-preview'
export type { LoadTemplate } from './draw-draft'
export { InPage } from './in-page'
export { ProblemBox } from './problem-box'
