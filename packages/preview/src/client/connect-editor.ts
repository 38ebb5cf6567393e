import { site } from '@galley/site'
import type { DraftRequests } from './draft-requests'
import { DOCUMENT_DELAY_MS, listenToEditor, PROTOCOL } from './frame-protocol'
import type { PreviewStore } from './preview-store'

/** Connects a page to the editor that has the page in a frame: shows unsaved texts, and follows the editor's navigation. */
export function connectEditor(
  store: PreviewStore,
  requests: Pick<DraftRequests, 'showUnsaved' | 'dropUnsaved'>,
  goTo: (path: string) => void,
  page: Window = window,
) {
  let editor: ReturnType<typeof listenToEditor>
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = async (file: string, text: string) => {
    try {
      const page = await requests.showUnsaved({ file, text })
      if (page) editor?.send({ type: 'shown', file, problems: page.problems })
    } catch {
      // Ignored: the preview bar shows a lost connection, the console shows server errors, and the editor sends a new text soon.
    }
  }

  return {
    /** @returns A function that disconnects. */
    start: () => {
      editor = listenToEditor({
        page,
        // A page of this site may be an editor too.
        origins: [page.location.origin, ...site.preview.editorOrigins],
        onMessage: (message) => {
          if (message.type === 'navigate') {
            goTo(message.path)
            return
          }
          clearTimeout(timer)
          if (message.type === 'saved') requests.dropUnsaved()
          else timer = setTimeout(() => void show(message.file, message.text), DOCUMENT_DELAY_MS)
        },
      })
      editor?.send({ type: 'ready', path: store.getState().path, version: PROTOCOL.galley })
      return () => {
        clearTimeout(timer)
        editor?.stop()
        editor = undefined
      }
    },
    sendPath: (path: string) => editor?.send({ type: 'navigated', path }),
  }
}
