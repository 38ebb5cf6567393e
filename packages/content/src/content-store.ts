import { lstat, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageEntry } from '@galley/core/collections'
import { draftOf } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { mergeRuns } from '@galley/core/merge-runs'
import { createTurns } from '@galley/core/turns'
import type { CompiledFile, Usable } from './compiler/compile-file'
import type { CompileOptions } from './compiler/compile-queue'
import type { CompileRequest } from './compiler/compile-worker'
import { NO_HISTORY } from './compiler/file-history'
import { createCompilingNotice } from './compiling-notice'
import { type ContentFile, isMadeFrom } from './content-file'
import { type ContentView, viewOf } from './content-view'
import { type ContentChange, describeChange } from './describe-change'
import { createFileCompiler, type FileCompilerOptions } from './file-compiler'
import { digestOf, digestWith, type FileRole, roleOf } from './file-role'
import { findDependents } from './find-dependents'
import { findLinkedFolders, findLinkedStatic } from './find-linked-folders'
import { createProblemFinder, type FindDeadLinks } from './problem-finder'
import { listFiles, readSaved, type SavedFile } from './read-saved'
import { createSlowCompilations } from './slow-compilations'

/** What an update did. */
export interface ContentUpdate {
  /** Files with another entry than before, and deleted files. */
  changed: ReadonlySet<string>
  /** The results that are shown. */
  compiled: ReadonlyMap<string, CompiledFile>
}

/** The content that an update makes. */
interface NextContent {
  files: Map<string, ContentFile>
  failed: Map<string, CompiledFile>
  compiled: Map<string, CompiledFile>
  /** Files that stay as they were until they are compiled. */
  late: Set<string>
}

export interface ContentStoreOptions extends FileCompilerOptions {
  compile: (request: CompileRequest, options?: CompileOptions) => Promise<CompiledFile>
  /** Compiles text that is not saved. @default `compile` */
  compileUnsaved?: (request: CompileRequest, options?: CompileOptions) => Promise<CompiledFile>
  /** False leaves drafts out. @default true: a draft replaces its published file */
  hasDrafts?: boolean
  /** @default links by path are not checked here */
  findDeadLinks?: FindDeadLinks
  /** Finds what is wrong with files that make no entry. @default they are not looked at here */
  findUnused?: (files: readonly string[]) => ContentProblem[]
  /** Called when files take long to compile, and when no more do. */
  onCompiling?: (isCompiling: boolean) => void
}

interface TryOptions {
  /** What the text may use. @default everything */
  usable?: Usable
  /** Whether a saved file may be seen; one that may not is as one that does not exist. @default every file */
  isSeen?: (file: ContentFile) => boolean
  /** Ends the compilation when nobody waits for it any more. */
  end?: AbortSignal | undefined
}

function putOrDelete<Value>(map: Map<string, Value>, key: string, value: Value | undefined) {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}

const sourcesOf = (file: ContentFile | undefined) =>
  file?.entry && 'sources' in file.entry ? file.entry.sources : undefined

/** A file that is back is not gone. */
const withSeenAt = ({ goneAt: _goneAt, ...file }: ContentFile, seenAt: number) => ({ ...file, seenAt }) as ContentFile

const isDatedDraft = ({ kind, entry }: ContentFile) => kind === 'page' && entry?.draft === true && Boolean(entry.date)

/** Deleted pages that are remembered: a new page may be one of them with another name, and is compared with each. */
const MAX_GONE = 100

/** How many files are open at the same time. */
const MAX_READS = 64

/** Compiles the content of a folder, and keeps its entries and problems up to date. The build and the preview server both use it. */
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
  const { compileText, historyIn, isShowable, readText, toContentFile } = createFileCompiler(options)
  const files = new Map<string, ContentFile>()
  /** Files below `content/` that make no entry. */
  const others = new Set<string>()
  /** The pages that were deleted lately, as they were. */
  const gone = new Map<string, ContentFile>()
  /** The last result of each file that has problems, by file. */
  const failed = new Map<string, CompiledFile>()
  const slow = createSlowCompilations()
  const reads = createTurns(MAX_READS)
  const whileCompiling = createCompilingNotice(onCompiling)
  const listeners = new Set<(change: ContentChange) => void>()
  let known = new Map<string, ContentProblem[]>()
  let revision = 0
  let cached: { revision: number; shown: readonly ContentFile[]; view: ContentView } | undefined

  /** Reads and compiles one file. Returns whether its text or its entry changed. */
  const load = async (file: string, role: FileRole, isForced: boolean, next: NextContent) => {
    const saved = await reads.run(() => readSaved(join(contentDir, file), role))
    const before = files.get(file)
    if (!saved) {
      slow.stop(file)
      next.failed.delete(file)
      return next.files.delete(file)
    }
    const { savedAt } = saved
    const own = ownDigestOf(saved)
    const now = await digestNow(own, before)
    // Compiled again because of other files, it is the text that is shown.
    const isLate = slow.digestOf(file) === now
    if (before?.digest === now && !isForced && !isLate) {
      slow.stop(file)
      return false
    }
    if (role.kind === 'image') {
      next.files.set(file, { ...role, file, digest: own, savedAt })
      return true
    }
    // The text that was read: an editor may have moved the file away in the meantime.
    const text = readText(file, saved)
    const compiled = typeof text === 'string' ? await compileInTime(file, role, text, { digest: now, isForced }) : text
    if (!compiled) {
      next.late.add(file)
      return false
    }
    if (compiled.problems.length > 0) next.failed.set(file, compiled)
    else next.failed.delete(file)
    if (isShowable(file, compiled)) next.compiled.set(file, compiled)
    const sources = compiled.fields['sources'] as PageEntry['sources']
    const digest = digestWith(own, sources)
    const after = toContentFile(
      { ...role, file, digest, ...(sources && { ownDigest: own }), savedAt },
      compiled,
      before,
    )
    next.files.set(file, after)
    const contentOf = (one: ContentFile) => JSON.stringify([one.entry, one.outline])
    return before?.digest !== digest || contentOf(before) !== contentOf(after)
  }

  /** Undefined when that takes long. */
  const compileInTime = (file: string, role: FileRole, text: string, version: { digest: string; isForced: boolean }) =>
    // At the start nobody waits, and links would lead to pages that are not there yet.
    slow.run(file, { ...version, isAwaited: files.size === 0 }, (options) =>
      compileText(file, role, text, (request) => compile(request, options)),
    )

  const ownDigestOf = ({ content, size }: SavedFile) => (content ? digestOf(content) : String(size))

  /** The digest of a file, with those of the files that it was made from as they are now. */
  const digestNow = async (own: string, before: ContentFile | undefined) => {
    const sources = sourcesOf(before)
    if (!sources) return own
    const now = Object.keys(sources).map(async (name) => {
      const bytes = await reads.run(() => readFile(join(contentDir, name))).catch(() => Buffer.alloc(0))
      return [name, digestOf(bytes)] as const
    })
    return digestWith(own, Object.fromEntries(await Promise.all(now)))
  }

  /** Files for the next run. */
  let waiting = new Set<string>()
  const run = mergeRuns(() => {
    const names = waiting
    waiting = new Set()
    return apply(names)
  })

  /**
   * Reads these files again, and compiles what depends on them. Calls during a run are merged into the next run. Files that take long are
   * shown after the others, when they are compiled.
   */
  const update = (names: Iterable<string>): Promise<ContentUpdate> => {
    for (const name of names) waiting.add(name)
    return whileCompiling(updateWaiting())
  }

  const updateWaiting = async (): Promise<ContentUpdate> => {
    const { late, ...first } = await run()
    const updates = [first, ...(await Promise.all(late))]
    return {
      changed: new Set(updates.flatMap(({ changed }) => [...changed])),
      compiled: new Map(updates.flatMap(({ compiled }) => [...compiled])),
    }
  }

  const rememberGone = (file: string, isThere: boolean, now: number) => {
    const before = files.get(file)
    if (isThere) gone.delete(file)
    // A store that was restored finds the page deleted again.
    else if (before?.kind === 'page') gone.set(file, { ...before, goneAt: before.goneAt ?? now })
    const [oldest] = gone.keys()
    if (gone.size > MAX_GONE && oldest !== undefined) gone.delete(oldest)
  }

  /** Those of some files that are not on the disk. */
  const listMissing = async (some: Iterable<string>) => {
    const missing = [...some].map(async (file) => {
      const stats = await reads.run(() => lstat(join(contentDir, file)).catch(ignoreMissing))
      return stats ? [] : [file]
    })
    return (await Promise.all(missing)).flat()
  }

  /** Whether a file has another name now, with which it is not compiled yet: until then it stays. */
  const isBeingRenamed = ({ digest, ownDigest = digest }: ContentFile) =>
    slow.files().some((file) => !files.has(file) && slow.digestOf(file) === ownDigest)

  const apply = async (names: ReadonlySet<string>): Promise<ContentUpdate & { late: Promise<ContentUpdate>[] }> => {
    // Who asks meanwhile gets the content as it was, and never half of both.
    const next: NextContent = { files: new Map(files), failed: new Map(failed), compiled: new Map(), late: new Set() }
    const loadMany = async (some: Iterable<string>, isForced: boolean) => {
      const loaded = await Promise.all(
        [...some].map(async (file) => {
          const role = roleOf(file)
          return role && (await load(file, role, isForced, next)) ? [file] : []
        }),
      )
      return loaded.flat()
    }
    // A file is compiled when one that it was made from differs.
    const made = [...files.values()].filter((one) => isMadeFrom(sourcesOf(one), names))
    // A watcher reports the new name of a file before it reports that the old one is gone.
    const hasNew = [...names].some((name) => roleOf(name) && !files.has(name))
    const renamed = hasNew ? await listMissing(files.keys()) : []
    const read = new Set([...names, ...made.map(({ file }) => file), ...renamed])
    const changed = new Set(await loadMany(read, false))
    for (const file of changed) {
      const before = files.get(file)
      if (!before || next.files.has(file) || !isBeingRenamed(before)) continue
      changed.delete(file)
      next.files.set(file, before)
      putOrDelete(next.failed, file, failed.get(file))
    }
    const dependents = findDependents({
      names,
      changed,
      before: files,
      after: next.files,
      failed: next.failed,
      slow: slow.files(),
      late: next.late,
    })
    for (const file of await loadMany(dependents, true)) changed.add(file)
    const unread = [...names].filter((name) => !roleOf(name) && !name.startsWith('../'))
    for (const name of unread) others.add(name)
    for (const name of await listMissing(unread)) others.delete(name)
    const before = new Map(files)
    const now = Date.now()
    for (const file of [...read, ...dependents]) {
      if (next.late.has(file)) continue
      const read = next.files.get(file)
      const seenAt = files.get(file)?.seenAt ?? now
      rememberGone(file, read !== undefined, now)
      putOrDelete(files, file, read && withSeenAt(read, seenAt))
      putOrDelete(failed, file, next.failed.get(file))
    }
    publish(before, changed)
    const late = [...next.late].map(async (file) => {
      await slow.resultOf(file)
      return update([file])
    })
    return { changed, compiled: next.compiled, late }
  }

  const publish = (before: ReadonlyMap<string, ContentFile>, changed: ReadonlySet<string>) => {
    if (changed.size > 0) revision += 1
    const problems = problemFinder.findAll(files, failed)
    const change = describeChange(changed, { files: before, problems: known }, { files, problems }, revision)
    known = problems
    if (change) for (const listener of listeners) listener(change)
  }

  /** Whether a file is part of the content: a compiled draft replaces its published file. */
  const isShown = ({ file, entry }: ContentFile, all: ReadonlyMap<string, ContentFile> = files) =>
    hasDrafts ? !all.get(draftOf(file))?.entry : entry?.draft !== true

  const problemFinder = createProblemFinder({
    hasDrafts,
    isShown,
    findDeadLinks,
    findUnused: () => [
      ...findUnused([...others]),
      ...findLinkedFolders(contentDir, [...others]),
      ...findLinkedStatic(join(contentDir, '../static')),
    ],
  })

  const shownFiles = (all: ReadonlyMap<string, ContentFile>) => [...all.values()].filter((file) => isShown(file, all))

  /** What is shown now: the same until a file changes. */
  const current = () => {
    if (cached?.revision !== revision) {
      const shown = shownFiles(files)
      cached = { revision, shown, view: viewOf(shown, files, revision) }
    }
    return cached
  }

  /** A file that is gone and never was read has not changed. */
  const hasChanged = async (file: string) => {
    const role = roleOf(file)
    if (!role) return false
    const kept = files.get(file)
    const saved = await reads.run(() => readSaved(join(contentDir, file), role))
    const digest = saved && (await digestNow(ownDigestOf(saved), kept))
    return digest !== (slow.digestOf(file) ?? kept?.digest)
  }

  return {
    get revision() {
      return revision
    },
    /** Compiles all files. */
    load: async () => update(await listFiles(contentDir)),
    /** Reads files again that were saved, created or deleted, and compiles those with problems, which may be solved by what is there now. */
    update,
    /** Checks every file for changes that no watcher reported. */
    reload: async () => {
      const there = await listFiles(contentDir)
      const listed = new Set(there)
      const fresh = await Promise.all(
        there.map(async (file) => (others.has(file) || (roleOf(file) && !(await hasChanged(file))) ? [] : [file])),
      )
      return update([...fresh.flat(), ...[...files.keys(), ...others].filter((file) => !listed.has(file))])
    },
    /** Looks for problems again: something that links may lead to has changed besides the content. */
    check: () => publish(files, new Set()),
    /** The state for `restore` of another store, with the deleted pages, which `reload` finds deleted again. The other store compiles files with problems again, and drafts with a date, which may have come. */
    save: (): ContentFile[] =>
      [...gone.values(), ...files.values()].map((one) =>
        failed.has(one.file) || isDatedDraft(one) ? { ...one, digest: '' } : one,
      ),
    /** Continues from the state that another store saved. Git may know other dates by now. */
    restore: (saved: readonly ContentFile[]) => {
      for (const one of saved) {
        const { file, collection, entry } = one
        const dated = collection && entry && { entry: { ...entry, ...historyIn(file) } }
        files.set(file, { ...one, ...dated } as ContentFile)
      }
      cached = undefined
    },
    /** Every file, also those that a draft replaces. */
    allFiles: (): ReadonlyMap<string, ContentFile> => files,
    /** The pages that were deleted lately, as they were, by file. */
    goneFiles: (): ReadonlyMap<string, ContentFile> => gone,
    /** The files that are part of the content. */
    files: () => current().shown,
    /** A file that is part of the content. */
    find: (name: string) => {
      const file = files.get(name)
      return file && isShown(file) ? file : undefined
    },
    problems: (): ContentProblem[] => [...known.values()].flat(),
    /** Files with problems, and their last result. */
    failed: (): ReadonlyMap<string, CompiledFile> => failed,
    /** Whether a file holds something else than when it was read. */
    hasChanged,
    /** The files that pages were made from beside their own. */
    sources: (): string[] => [...new Set([...files.values()].flatMap((one) => Object.keys(sourcesOf(one) ?? {})))],
    isImage: (file: string) => files.get(file)?.kind === 'image',
    /** The content now. */
    view: () => current().view,
    /** The content as it would be with one file saved, and what is wrong with that file. */
    tryText: async (file: string, text: string, { usable, isSeen = () => true, end }: TryOptions = {}) => {
      const role = roleOf(file)
      if (!role || role.kind === 'image') return undefined
      const findSeen = (name: string) => {
        const saved = files.get(name)
        return saved && isSeen(saved) ? saved : undefined
      }
      const compiled = await compileText(
        file,
        role,
        text,
        (request) => compileUnsaved({ ...request, ...(usable && { usable }) }, end && { end }),
        findSeen(file) ? historyIn(file) : NO_HISTORY,
      )
      const digest = digestOf(Buffer.from(text))
      const saved = { ...role, file, digest, savedAt: new Date().toISOString() }
      const tried = toContentFile(saved, compiled, findSeen(file))
      const withTried = new Map(files).set(file, tried)
      if (!findSeen(draftOf(file))) withTried.delete(draftOf(file))
      const shown = shownFiles(withTried)
      return {
        file: tried,
        compiled,
        problems: problemFinder.findOf(file, compiled, withTried, failed),
        view: viewOf(shown, withTried, revision),
        shown,
      }
    },
    onChange: (listener: (change: ContentChange) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ContentStore = ReturnType<typeof createContentStore>
