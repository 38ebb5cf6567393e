import { posix } from 'node:path'
import { fileLanguage, inFirstLanguage } from '@galley/core/translations'

const FOLDER_FILE = /(^|\/)\.navigation(\.draft)?\.ya?ml$/

/** True for a `.navigation.yml`, which describes its folder, and for its translations. */
export const isFolderFile = (file: string) => FOLDER_FILE.test(inFirstLanguage(file))

/** Returns the folder that a `.navigation.yml` describes: "de/docs" for "docs/.navigation.de.yml" and "de/docs/.navigation.yml". */
export const folderOfFile = (file: string) => posix.join(fileLanguage(file) ?? '', posix.dirname(inFirstLanguage(file)))

/** Returns the id of the entry of a `.navigation.yml`: "navigation/docs.de.draft" for "docs/.navigation.de.draft.yml". */
export const folderIdOf = (file: string) =>
  `navigation/${posix.dirname(file)}${posix.basename(file).replace(/^\.navigation|\.ya?ml$/g, '')}`
