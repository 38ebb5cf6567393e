import type { CollectionName } from '../../src/content.config'
import { compileFile } from './compile-file'
import { compileFolder } from './compile-folder'

/** A file to compile; without a collection it is a folder's `.navigation.yml`. */
export interface CompileRequest {
  contentDir: string
  file: string
  collection?: CollectionName
}

/** The one task of a worker thread. */
export default ({ contentDir, file, collection }: CompileRequest) =>
  collection ? compileFile(contentDir, file, collection) : compileFolder(contentDir, file)
