import type { Entry } from '@galley/core/collections'
import { readContentPath } from '@galley/core/content-path'
import { hasErrors } from '@galley/core/content-source'
import type { CompiledFile } from './compiler/compile-file'
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
  /** What Git knows of a file. */
  historyOf?: (file: string) => FileHistory | undefined
  /** Whether a file with problems is shown: as it is, or if that is not possible as it was. @default always */
  showsFaulty?: (file: string) => boolean
  /** The fields of an entry to keep in memory. Links, references and images are required. @default all fields */
  keep?: (fields: CompiledFile['fields']) => CompiledFile['fields']
}

type Compile = (request: CompileRequest) => Promise<CompiledFile>

/** Makes the entries of single files. What cannot be compiled is a problem of its file. */
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

  /** Compiles a text. */
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
    /** The text of a file to compile, or why it has none. */
    readText: (file: string, saved: SavedFile): string | CompiledFile => {
      if (!saved.content) return fail(file, explainMissing(saved))
      const wrongByte = findWrongByte(saved.content)
      return wrongByte ? fail(file, explainEncoding(wrongByte.byte), wrongByte) : saved.content.toString()
    },
    /** A file with its entry, or else with the one that it had, or else with an outline of its page. */
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
