/** The environment variable with the names of patches to leave out, separated by commas, or "all". */
export const SWITCH = 'GALLEY_PATCHES_OFF'

export const listOff = (): string[] => (process.env[SWITCH] ?? '').split(',').flatMap((one) => one.trim() || [])

/** Returns true if the environment leaves a patch out. */
export const isOff = (name: string) => listOff().some((one) => one === 'all' || one === name)
