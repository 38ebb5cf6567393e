import { editorLayer } from '@galley/app/editor-layer'
import { previewStart, takePreviewToken } from './preview-start'

/** Turns the preview on in the window of an editor. Visitors load nothing else of the preview. */
export function startPreview() {
  takePreviewToken()
  if (previewStart.search === undefined) return
  editorLayer.load = async () => (await import('./preview-layer')).PreviewLayer
  editorLayer.hasToken = previewStart.token !== undefined
}
