import { editorLayer } from '@galley/app/editor-layer'
import { previewStart, takePreviewToken } from './preview-token'

// Gatsby runs this file before the site's own, so the token leaves the URL before any code sends requests.
takePreviewToken()

// Visitors load only this file and `preview-token.ts`.
if (previewStart.search !== undefined) {
  editorLayer.load = async () => (await import('./preview-layer')).PreviewLayer
  editorLayer.hasToken = previewStart.token !== undefined
}
