import { editorLayer } from '@galley/app/editor-layer'
import { previewStart, takePreviewToken } from './preview-token'

/** Turns the preview on in the window of an editor. Visitors load only this file and `preview-token.ts`. */
export function startPreview() {
  takePreviewToken()
  if (previewStart.search === undefined) return
  editorLayer.load = async () => (await import('./preview-layer')).PreviewLayer
  editorLayer.hasToken = previewStart.token !== undefined
}
