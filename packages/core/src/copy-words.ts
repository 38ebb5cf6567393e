/** How long a button says that it copied. */
export const CONFIRM_MS = 2000

export type CopyState = 'idle' | 'copied' | 'failed' | 'missing'

/** What screen readers announce of each state. */
export const COPY_WORDS: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying failed: the browser did not allow it',
  missing: 'Copying failed: the text could not be loaded',
}
