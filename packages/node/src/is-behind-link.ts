import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/** True for a file of a folder that is a symbolic link, or is in a folder that is one. */
export const isBehindLink = (folder: string, file: string) =>
  realpathSync(join(folder, file)) !== join(realpathSync(folder), file)
