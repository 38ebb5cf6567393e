import type { DraftProblem } from '@galley/core/preview'
import { site } from '@galley/site'
import type { DraftRequests } from './draft-requests'
import type { PreviewStore } from './preview-store'

/** Present in every message between an editor and the page in its frame. The value is the version. */
export const PROTOCOL = { galley: 1 } as const
/** Maximum length of an unsaved text, in UTF-16 code units. Longer texts are ignored. */
export const MAX_TEXT_LENGTH = 1_000_000
/** Delay between the last text of an editor and the request to render it. */
export const DOCUMENT_DELAY_MS = 60

/** A message from an editor to the page in its frame. */
export type EditorMessage =
  | { type: 'navigate'; path: string }
  /** An unsaved text; `file` is a path in `content/`. */
  | { type: 'document'; file: string; text: string }
  /** The unsaved text was saved or discarded. */
  | { type: 'saved' }

/** A message from the page to its editor. */
export type FrameMessage =
  | { type: 'ready'; path: string; version: number }
  | { type: 'navigated'; path: string }
  /** The last text is visible. A text that cannot be compiled shows the last good version, or its source. */
  | { type: 'shown'; file: string; problems: DraftProblem[] }

/** Parses a message of an editor; undefined for any other data. */
export function readEditorMessage(data: unknown): EditorMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { galley, type, path, file, text } = data as Record<string, unknown>
  if (galley !== PROTOCOL.galley) return undefined
  if (type === 'saved') return { type }
  if (type === 'navigate') return isPath(path) ? { type, path } : undefined
  if (type === 'document' && typeof file === 'string' && typeof text === 'string' && text.length <= MAX_TEXT_LENGTH) {
    return { type, file, text }
  }
  return undefined
}

/** Accepts paths of this site. "//host" would leave the site. Browsers remove control characters, so "/\t/host" would leave the site, too. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(path)

export interface EditorOptions {
  page: Window
  origins: readonly string[]
  onMessage: (message: EditorMessage) => void
}

/** Exchanges messages with the parent window; undefined if the page is not in a frame. Ignores other windows and origins. */
export function listenToEditor({ page, origins, onMessage }: EditorOptions) {
  const { parent } = page
  if (parent === page) return undefined

  const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !origins.includes(origin)) return
    const message = readEditorMessage(data)
    if (message) onMessage(message)
  }
  page.addEventListener('message', handleMessage)

  return {
    /** Sends a message to the parent. The browser delivers the message only to a parent with one of the `origins`. */
    send: (message: FrameMessage) => {
      const known = page.location.ancestorOrigins as DOMStringList | undefined
      for (const origin of known ? origins.filter((editor) => editor === known[0]) : origins) {
        parent.postMessage({ ...PROTOCOL, ...message }, origin)
      }
    },
    stop: () => page.removeEventListener('message', handleMessage),
  }
}

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
