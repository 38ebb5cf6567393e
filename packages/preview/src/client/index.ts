export { type ContentServer, createPreview, type PreviewOptions, type PreviewProps } from './create-preview'
export type { LoadTemplate } from './draft-renderer'
