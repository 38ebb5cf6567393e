import { posix } from 'node:path'
import { isDraftFile } from '@galley/core/content-path'

const FOLDER_FILE = /(^|\/)\.navigation(\.draft)?\.ya?ml$/

/** True for a `.navigation.yml`, which describes its folder. */
export const isFolderFile = (file: string) => FOLDER_FILE.test(file)

/** Returns the id of the entry of a `.navigation.yml`. */
export const folderIdOf = (file: string) => `navigation/${posix.dirname(file)}${isDraftFile(file) ? '.draft' : ''}`
