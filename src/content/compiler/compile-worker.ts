import type { CollectionName } from '../../content.config'
import { compileFile } from './compile-file'
import { compileFolder } from './compile-folder'

/** A file to compile; without a collection it is a folder's `.navigation.yml`. */
export interface CompileRequest {
  contentDir: string
  file: string
  collection?: CollectionName
  /** The file's text when it is not saved yet. @default what the file holds */
  text?: string
}

/** The one task of a worker thread. */
export default ({ contentDir, file, collection, text }: CompileRequest) =>
  collection ? compileFile(contentDir, file, collection, text) : compileFolder(contentDir, file, text)

/** Does nothing: the module with all that compiles is loaded for it. */
export const load = () => undefined
