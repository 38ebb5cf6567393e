/** No file can have a name that is too long, or be below another file. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** For the `catch` of a read: undefined when there is no such file or folder. Throws every other error again. */
export function ignoreMissing(error: unknown): undefined {
  if (!MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
}
