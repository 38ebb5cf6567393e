import type { DraftProblem } from '@galley/core/preview'

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

/** Accepts paths of this site. "//host" would leave the site, even with control characters in it, which browsers remove. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(path)

export interface EditorOptions {
  page: Window
  origins: readonly string[]
  onMessage: (message: EditorMessage) => void
}

/** Exchanges messages with the parent window; undefined if the page is not in a frame. Ignores other windows and origins. */
export function listenToEditor({ page, origins, onMessage }: EditorOptions) {
  const { parent } = page
  if (parent === page || origins.length === 0) return undefined

  const handleMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== parent || !origins.includes(origin)) return
    const message = readEditorMessage(data)
    if (message) onMessage(message)
  }
  page.addEventListener('message', handleMessage)

  return {
    /** Sends a message to the parent. The browser delivers it only if the parent has one of the `origins`. */
    send: (message: FrameMessage) => {
      const known = page.location.ancestorOrigins as DOMStringList | undefined
      for (const origin of known ? origins.filter((editor) => editor === known[0]) : origins) {
        parent.postMessage({ ...PROTOCOL, ...message }, origin)
      }
    },
    stop: () => page.removeEventListener('message', handleMessage),
  }
}
