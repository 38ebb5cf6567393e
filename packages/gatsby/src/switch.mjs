/** Names the patches to leave out, separated by commas; "all" leaves out all of them. */
export const SWITCH = 'GALLEY_PATCHES_OFF'

/** @returns {string[]} */
export const listOff = () => (process.env[SWITCH] ?? '').split(',').flatMap((one) => one.trim() || [])

/**
 * Returns true if the environment leaves a patch out.
 * @param {string} name
 */
export const isOff = (name) => listOff().some((one) => one === 'all' || one === name)
