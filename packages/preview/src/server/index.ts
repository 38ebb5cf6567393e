export { mountPreview } from './mount-preview'
export { readPreviewSettings } from './preview-settings'
