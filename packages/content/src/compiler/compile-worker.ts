import type { ThreadStart } from '@galley/node/run-in-thread'
import type { CollectionName } from '@galley/site/collections'
import type { Usable } from './compilation'
import { compileFile } from './compile-file'
import { compileFolder } from './compile-folder'

/** A file to compile. */
export interface CompileRequest {
  /** Absolute path of `content/`. */
  contentDir: string
  /** Path of the file below `content/`. */
  file: string
  /** Undefined for a `.navigation.yml`. */
  collection?: CollectionName
  /** Text that is not saved yet. @default the saved text */
  text?: string
  /** Files that an unsaved text may use. @default 'all' for a saved text */
  usable?: Usable
}

/**
 * Compiles a file.
 * @throws Error if the file cannot be read
 */
export const compile = ({ contentDir, file, collection, text, usable }: CompileRequest) =>
  collection ? compileFile(contentDir, file, collection, text, usable) : compileFolder(contentDir, file, text)

/** The message to a worker thread. */
export interface CompileTask extends ThreadStart {
  request: CompileRequest
}

/** Compiles the file of a task in a worker thread. @public */
export default ({ request, started }: CompileTask) => {
  started.postMessage('started')
  return compile(request)
}
