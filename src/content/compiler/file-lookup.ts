import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isBehindLink } from '../../node/is-behind-link'
import { findCollection } from './find-collection'
import { pathOfFile } from './path-of-file'

/** The files below `content/`, and the pages that are made from them. */
export const createFileLookup = (contentDir: string) => ({
  contentDir,
  hasFile: (file: string) =>
    statSync(join(contentDir, file), { throwIfNoEntry: false })?.isFile() === true && !isBehindLink(contentDir, file),
  pathOfFile: (file: string) => {
    const name = findCollection(file)
    return name && pathOfFile(contentDir, file, name)
  },
})
