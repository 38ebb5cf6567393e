/** Time for which a button confirms that it has copied, in milliseconds. */
export const CONFIRM_MS = 2000

export type CopyState = 'idle' | 'copied' | 'failed' | 'missing'

/** Announcement of each state for screen readers. */
export const COPY_WORDS: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying failed: the browser did not allow it',
  missing: 'Copying failed: the text could not be loaded',
}
