import { realpathSync } from 'node:fs'
import { join } from 'node:path'

/** True if a file, or a folder between `folder` and the file, is a symbolic link. Throws if the file does not exist. */
export const isBehindLink = (folder: string, file: string) =>
  realpathSync(join(folder, file)) !== join(realpathSync(folder), file)
