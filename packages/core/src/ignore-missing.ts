/** Error codes of a file that does not exist, also because its name is too long or its folder is a file. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** For the `catch` of a read: undefined when there is no such file or folder. Throws every other error again. */
export function ignoreMissing(error: unknown): undefined {
  if (!MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
}
