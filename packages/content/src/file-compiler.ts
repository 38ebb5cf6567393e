import type { Entry } from '@galley/core/collections'
import { readContentPath } from '@galley/core/content-path'
import { hasErrors } from '@galley/core/content-source'
import type { CompiledFile } from './compiler/compilation'
import type { CompileRequest } from './compiler/compile-worker'
import { type FileHistory, NO_HISTORY } from './compiler/file-history'
import type { ContentFile } from './content-file'
import type { FileRole } from './file-role'
import {
  explainEncoding,
  explainLink,
  explainTooLarge,
  explainUnread,
  findWrongByte,
  type SavedFile,
} from './read-saved'

export interface FileCompilerOptions {
  /** Absolute path of `content/`. */
  contentDir: string
  /** Returns the Git history of a file. @default files have no history */
  historyOf?: (file: string) => FileHistory | undefined
  /**
   * Returns true for a file that is shown despite its problems. The file is shown with its new entry, or else with its last entry. @default true for
   * all files
   */
  showsFaulty?: (file: string) => boolean
  /** Returns the fields of an entry to keep in memory. Links, references and images are required. @default all fields */
  keep?: (fields: CompiledFile['fields']) => CompiledFile['fields']
}

type Compile = (request: CompileRequest) => Promise<CompiledFile>

/** Turns single files into entries. A file that cannot be read or compiled gets a problem. */
export function createFileCompiler({
  contentDir,
  historyOf = () => undefined,
  showsFaulty = () => true,
  keep = (fields) => fields,
}: FileCompilerOptions) {
  const historyIn = (file: string) => historyOf(file) ?? NO_HISTORY

  const fail = (file: string, message: string, { line, column } = { line: 1, column: 1 }): CompiledFile => ({
    id: file,
    fields: {},
    problems: [{ file: `content/${file}`, line, column, message }],
    isBroken: true,
    isUnread: true,
  })

  const explainMissing = ({ size, isLink, failure }: SavedFile) =>
    isLink ? explainLink : failure ? explainUnread(contentDir, failure) : explainTooLarge(size)

  const isShowable = (file: string, { problems, isBroken }: CompiledFile) =>
    !hasErrors(problems) || (!isBroken && showsFaulty(file))

  const compileText = async (
    file: string,
    { collection }: FileRole,
    text: string,
    compile: Compile,
    history = historyIn(file),
  ): Promise<CompiledFile> => {
    try {
      const compiled = await compile({ contentDir, file, ...(collection && { collection }), text })
      return { ...compiled, fields: { ...compiled.fields, ...(collection && history) } }
    } catch (error) {
      return fail(file, explainUnread(contentDir, error))
    }
  }

  return {
    historyIn,
    isShowable,
    compileText,
    /** Returns the text of a file, or a result with the problem if the text cannot be read. */
    readText: (file: string, saved: SavedFile): string | CompiledFile => {
      if (!saved.content) return fail(file, explainMissing(saved))
      const wrongByte = findWrongByte(saved.content)
      return wrongByte ? fail(file, explainEncoding(wrongByte.byte), wrongByte) : saved.content.toString()
    },
    /**
     * Returns a file with an entry: the compiled entry if it can be shown, otherwise the last entry. A page without an entry gets an outline.
     * @param last The previous version of the file.
     */
    toContentFile: (
      saved: Omit<ContentFile, 'entry' | 'outline'>,
      compiled: CompiledFile,
      last: ContentFile | undefined,
    ) => {
      const { file, kind, collection = '' } = saved
      const isNew = isShowable(file, compiled)
      const before = showsFaulty(file) ? last?.entry : undefined
      const entry = isNew ? ({ ...keep(compiled.fields), id: compiled.id } as Entry) : before
      const bodyLines = isNew && compiled.bodyLines
      const publishOn = isNew && compiled.publishOn
      if (entry || kind !== 'page')
        return {
          ...saved,
          ...(entry && { entry }),
          ...(bodyLines && { bodyLines }),
          ...(publishOn && { publishOn }),
        } as ContentFile
      const { path, title, stem, sortKey } = { ...readContentPath(collection, file), ...compiled.fields }
      return { ...saved, outline: { path, title, stem, sortKey, navigation: true, meta: {} } } as ContentFile
    },
  }
}

export type FileCompiler = ReturnType<typeof createFileCompiler>
