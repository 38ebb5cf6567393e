import { join } from 'node:path'
import { draftOf } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import type { CompiledFile, Usable } from './compiler/compilation'
import type { CompileOptions } from './compiler/compile-queue'
import type { CompileRequest } from './compiler/compile-worker'
import { NO_HISTORY } from './compiler/file-history'
import { createCompilingNotice } from './compiling-notice'
import { type ContentFile, sourcesOf } from './content-file'
import { ContentState, viewOf } from './content-state'
import { createUpdater } from './content-update'
import { type ContentChange, describeChange } from './describe-change'
import { createFileCompiler, type FileCompiler, type FileCompilerOptions } from './file-compiler'
import { FileLoader } from './file-loader'
import { digestOf, roleOf } from './file-role'
import { findLinkedFolders, findLinkedStatic } from './find-unused'
import { createProblemFinder, type FindDeadLinks } from './problem-finder'
import { listFiles } from './read-saved'

type Compile = (request: CompileRequest, options?: CompileOptions) => Promise<CompiledFile>

export interface ContentStoreOptions extends FileCompilerOptions {
  /** Compiles a saved file. */
  compile: Compile
  /** Compiles a text that is not saved. @default `compile` */
  compileUnsaved?: Compile
  /** True adds drafts to the content. A draft replaces its published file. @default true */
  hasDrafts?: boolean
  /** Reports broken links. @default reports none */
  findDeadLinks?: FindDeadLinks
  /** Reports the problems of files without an entry. @default reports none */
  findUnused?: (files: readonly string[]) => ContentProblem[]
  /** Called with true when an update takes long, and with false when it ends. */
  onCompiling?: (isCompiling: boolean) => void
}

interface TryOptions {
  /** Files that the text may use. @default all */
  usable?: Usable
  /** Returns false for saved files that the text must not see. These files are treated as missing. @default true for all files */
  isSeen?: (file: ContentFile) => boolean
  /** Ends the compilation when its result is not needed any more. */
  end?: AbortSignal | undefined
}

/**
 * Creates a store that compiles the content of a folder, and keeps its entries and problems up to date. All file names are paths below the
 * folder. Nothing is read before `load`, `reload` or `update`.
 */
export function createContentStore({
  compile,
  compileUnsaved = compile,
  hasDrafts = true,
  findDeadLinks = () => [],
  findUnused = () => [],
  onCompiling = () => undefined,
  ...options
}: ContentStoreOptions) {
  const { contentDir } = options
  const state = new ContentState(hasDrafts)
  const compiler = createFileCompiler(options)
  const loader = new FileLoader(contentDir, state, compiler, compile)
  const problemFinder = createProblemFinder({
    hasDrafts,
    isShown: (file, all) => state.isShown(file, all),
    findDeadLinks,
    findUnused: () => [
      ...findUnused([...state.others]),
      ...findLinkedFolders(contentDir, [...state.others]),
      ...findLinkedStatic(join(contentDir, '../static')),
    ],
  })
  const listeners = new Set<(change: ContentChange) => void>()
  const publish = (before: ReadonlyMap<string, ContentFile>, changed: ReadonlySet<string>) => {
    if (changed.size > 0) state.revision += 1
    const problems = problemFinder.findAll(state.files, state.failed)
    const known = { files: before, problems: state.problems }
    const change = describeChange(changed, known, { files: state.files, problems }, state.revision)
    state.problems = problems
    if (change) for (const listener of listeners) listener(change)
  }
  const whileCompiling = createCompilingNotice(onCompiling)
  const runUpdate = createUpdater(state, loader, publish)
  const update = (names: Iterable<string>) => whileCompiling(runUpdate(names))
  const tryText = createTrial(state, compiler, problemFinder, compileUnsaved)

  return {
    ...readersOf(state),
    /** Increases with every change. */
    get revision() {
      return state.revision
    },
    /** Compiles all files. */
    load: async () => update(await listFiles(contentDir)),
    /**
     * Reads the files that were saved, created or deleted again, and compiles the files that depend on these files. Calls during an update share the
     * next update. The promise also waits for files that take long to compile, which are shown after the others.
     */
    update,
    /** Updates all files that differ from the disk, even if no watcher reported a change. */
    reload: async () => update(await listChanged(await listFiles(contentDir), state, loader)),
    /** Looks for problems again, after a change outside the content, such as a new redirect. */
    check: () => publish(state.files, new Set()),
    /** Adds the files that `save` of another store returned. After that, `reload` finds the files that have changed since they were saved. */
    restore: (saved: readonly ContentFile[]) => state.restore(saved, compiler.historyIn),
    /** True if a file differs from the version that was read last. */
    hasChanged: (file: string) => loader.hasChanged(file),
    tryText,
    /** Calls a function after every change. Returns a function that removes the listener. */
    onChange: (listener: (change: ContentChange) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ContentStore = ReturnType<typeof createContentStore>

/** Returns the functions of a store that read its state. */
const readersOf = (state: ContentState) => ({
  /**
   * Returns all files and deleted pages, for the function `restore` of another store. The other store compiles files with problems and dated drafts
   * again.
   */
  save: () => state.save(),
  /** Returns every file, including published files that a draft replaces. */
  allFiles: (): ReadonlyMap<string, ContentFile> => state.files,
  /** Returns the last versions of deleted pages, by file. */
  goneFiles: (): ReadonlyMap<string, ContentFile> => state.gone,
  /** Returns the files that are part of the content. The list is the same until a file changes. */
  files: () => state.current().shown,
  /** Returns a file that is part of the content; undefined for other files. */
  find: (name: string) => {
    const file = state.files.get(name)
    return file && state.isShown(file) ? file : undefined
  },
  problems: (): ContentProblem[] => [...state.problems.values()].flat(),
  /** Returns the last result of each file with problems, by file. */
  failed: (): ReadonlyMap<string, CompiledFile> => state.failed,
  /** Returns the files that pages include or link to as downloads. */
  sources: (): string[] => [...new Set([...state.files.values()].flatMap((one) => Object.keys(sourcesOf(one) ?? {})))],
  isImage: (file: string) => state.files.get(file)?.kind === 'image',
  /** Returns the present content. The view is the same until a file changes. */
  view: () => state.current().view,
})

/** Lists the files that changed on the disk, files without an entry, and deleted files. */
async function listChanged(present: readonly string[], { files, others }: ContentState, loader: FileLoader) {
  const listed = new Set(present)
  const fresh = present.map(async (file) =>
    others.has(file) || (roleOf(file) && !(await loader.hasChanged(file))) ? [] : [file],
  )
  const deleted = [...files.keys(), ...others].filter((file) => !listed.has(file))
  return [...(await Promise.all(fresh)).flat(), ...deleted]
}

/** Returns `tryText` of a store. */
const createTrial =
  (
    state: ContentState,
    compiler: FileCompiler,
    problemFinder: ReturnType<typeof createProblemFinder>,
    compile: Compile,
  ) =>
  /**
   * Returns the content as it would be if a file had this text, and the problems of that file. The store stays as it is. Returns undefined for an
   * image and for a file without a role.
   */
  async (file: string, text: string, { usable, isSeen = () => true, end }: TryOptions = {}) => {
    const role = roleOf(file)
    if (!role || role.kind === 'image') return undefined
    const findSeen = (name: string) => {
      const saved = state.files.get(name)
      return saved && isSeen(saved) ? saved : undefined
    }
    const compiled = await compiler.compileText(
      file,
      role,
      text,
      (request) => compile({ ...request, ...(usable && { usable }) }, end && { end }),
      findSeen(file) ? compiler.historyIn(file) : NO_HISTORY,
    )
    const digest = digestOf(Buffer.from(text))
    const saved = { ...role, file, digest, savedAt: new Date().toISOString() }
    const tried = compiler.toContentFile(saved, compiled, findSeen(file))
    const files = new Map(state.files).set(file, tried)
    if (!findSeen(draftOf(file))) files.delete(draftOf(file))
    const shown = state.listShown(files)
    return {
      file: tried,
      compiled,
      problems: problemFinder.findOf(file, compiled, files, state.failed),
      view: viewOf(shown, files, state.revision),
      shown,
    }
  }
