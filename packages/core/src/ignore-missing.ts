/** Error codes of a missing file. The file system also reports a too long name, and a file in place of a folder, in this way. */
const MISSING = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** Error handler for a read: returns undefined if the file or folder does not exist, and throws every other error again. */
export function ignoreMissing(error: unknown): undefined {
  if (!MISSING.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
}
