import { posix } from 'node:path'
import { isDraftFile } from '@galley/core/content-path'

const FOLDER_FILE = /(^|\/)\.navigation(\.draft)?\.ya?ml$/

/** Whether a file below `content/` describes its folder. */
export const isFolderFile = (file: string) => FOLDER_FILE.test(file)

/** The id of the node that a `.navigation.yml` makes. */
export const folderIdOf = (file: string) => `navigation/${posix.dirname(file)}${isDraftFile(file) ? '.draft' : ''}`
