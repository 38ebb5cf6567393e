import type { CollectionName } from '../../content.config'
import type { ThreadStart } from '../../node/run-in-thread'
import { compileFile, type Includes } from './compile-file'
import { compileFolder } from './compile-folder'

/** A file to compile; without a collection it is a folder's `.navigation.yml`. */
export interface CompileRequest {
  contentDir: string
  file: string
  collection?: CollectionName
  /** The file's text when it is not saved yet. @default what the file holds */
  text?: string
  /** What the text may include; that which the saved one includes, whatever it is. @default everything */
  includes?: Includes
}

/** Compiles a file. Throws when it cannot be read. */
export const compile = ({ contentDir, file, collection, text, includes }: CompileRequest) =>
  collection ? compileFile(contentDir, file, collection, text, includes) : compileFolder(contentDir, file, text)

/** What a worker thread is given. */
export interface CompileTask extends ThreadStart {
  request: CompileRequest
}

/** The one task of a worker thread. */
export default ({ request, started }: CompileTask) => {
  started.postMessage('started')
  return compile(request)
}
