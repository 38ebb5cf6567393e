/** Time for which a button confirms that it has copied, in milliseconds. */
export const CONFIRM_MS = 2000

export type CopyState = 'idle' | 'copied' | 'failed' | 'missing'
