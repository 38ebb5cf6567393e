import type { DraftProblem } from '@galley/core/preview'

/** Names the messages of an editor and a page in its frame, and their version. */
export const PROTOCOL = { galley: 1 } as const
/** A longer text of an editor is ignored. */
export const MAX_TEXT_LENGTH = 1_000_000
/** Delay from the last text to its rendering. */
export const DOCUMENT_DELAY_MS = 60

/** A message from an editor to the page in its frame. */
export type EditorMessage =
  | { type: 'navigate'; path: string }
  /** A text that is not saved; `file` is a path in `content/`. */
  | { type: 'document'; file: string; text: string }
  /** What was not saved is saved now, or thrown away. */
  | { type: 'saved' }

/** A message from the page to its editor. */
export type FrameMessage =
  | { type: 'ready'; path: string; version: number }
  | { type: 'navigated'; path: string }
  /** The last text is visible, with its problems; one that cannot be read shows the last good version, or its source. */
  | { type: 'shown'; file: string; problems: DraftProblem[] }

/** Parses a message; undefined for anything that an editor does not send. */
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

/** A path of this site: "//host" would leave it, and browsers take white space out of it first. */
const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(path)

export interface EditorOptions {
  page: Window
  origins: readonly string[]
  onMessage: (message: EditorMessage) => void
}

/** The editor in whose frame a page is; undefined when it is in none. Messages of other origins and windows are ignored. */
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
    /** The browser gives it to the parent only where that is one of the editors. */
    send: (message: FrameMessage) => {
      const known = page.location.ancestorOrigins as DOMStringList | undefined
      for (const origin of known ? origins.filter((editor) => editor === known[0]) : origins) {
        parent.postMessage({ ...PROTOCOL, ...message }, origin)
      }
    },
    stop: () => page.removeEventListener('message', handleMessage),
  }
}
