import { site } from '@galley/site'
import { DOCUMENT_DELAY_MS, listenToEditor, PROTOCOL } from './frame-protocol'
import type { PreviewController } from './preview-controller'

/** Connects a page in the frame of an editor: shows unsaved texts, and follows the editor's navigation. */
export function connectEditor(
  { store, showUnsaved, dropUnsaved }: Pick<PreviewController, 'store' | 'showUnsaved' | 'dropUnsaved'>,
  goTo: (path: string) => void,
  page: Window = window,
) {
  let editor: ReturnType<typeof listenToEditor>
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = async (file: string, text: string) => {
    try {
      const page = await showUnsaved({ file, text })
      if (page) editor?.send({ type: 'shown', file, problems: page.problems })
    } catch {
      // The bar shows a lost connection, the console an error of the server, and the next text follows soon.
    }
  }

  return {
    /** @returns Ends it. */
    start: () => {
      editor = listenToEditor({
        page,
        // A page of this very site may be an editor too.
        origins: [page.location.origin, ...site.preview.editorOrigins],
        onMessage: (message) => {
          if (message.type === 'navigate') {
            goTo(message.path)
            return
          }
          clearTimeout(timer)
          if (message.type === 'saved') dropUnsaved()
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
