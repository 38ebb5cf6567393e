import type { ThreadStart } from '@galley/node/run-in-thread'
import type { CollectionName } from '@galley/site/collections'
import { compileFile, type Usable } from './compile-file'
import { compileFolder } from './compile-folder'

/** A file to compile; without a collection it is a folder's `.navigation.yml`. */
export interface CompileRequest {
  contentDir: string
  file: string
  collection?: CollectionName
  /** The file's text when it is not saved yet. @default what the file holds */
  text?: string
  /** What a text that is not saved may use. @default everything */
  usable?: Usable
}

/** Compiles a file. Throws when it cannot be read. */
export const compile = ({ contentDir, file, collection, text, usable }: CompileRequest) =>
  collection ? compileFile(contentDir, file, collection, text, usable) : compileFolder(contentDir, file, text)

/** What a worker thread is given. */
export interface CompileTask extends ThreadStart {
  request: CompileRequest
}

/** The one task of a worker thread. @public */
export default ({ request, started }: CompileTask) => {
  started.postMessage('started')
  return compile(request)
}
