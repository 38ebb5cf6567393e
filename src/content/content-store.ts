import { join } from 'node:path'
import type { CollectionName } from '../content.config'
import type { NavigationFolder } from '../lib/build-navigation'
import { draftOf } from '../lib/content-path'
import { byPlace, type ContentProblem } from '../lib/content-source'
import { mergeRuns } from '../lib/merge-runs'
import { type ChangedEvent, MAX_LISTED_FILES } from '../lib/preview'
import { createTurns } from '../lib/turns'
import type { CompiledFile } from './compiler/compile-file'
import type { CompileRequest } from './compiler/compile-worker'
import { findImages } from './compiler/find-images'
import { findSharedProblems, type PlacedFile, placeFile } from './compiler/find-shared-problems'
import type { ContentView, EntryFields } from './content-view'
import { digestOf, type FileRole, roleOf } from './file-role'
import { explainLink, explainTooLarge, explainUnread, listFiles, readSaved } from './read-saved'

/** A file below `content/`, compiled. */
export interface ContentFile extends FileRole {
  /** The file below `content/`. */
  file: string
  /** Digest of what the file holds now, with problems or without. */
  digest: string
  /** When it was saved, as ISO 8601. */
  savedAt: string
  /** What it was compiled to when it last had no problems; images are not compiled. */
  entry?: EntryFields
}

/** What happened to files at one moment. */
export interface ContentChange {
  changed?: ChangedEvent
  deleted?: ChangedEvent
  /** Files whose problems are others than before; with an empty list they have none any more. */
  problems: { file: string; problems: ContentProblem[] }[]
}

/** What an update did. */
export interface ContentUpdate {
  /** Files that say something else now, or are gone. */
  changed: ReadonlySet<string>
  /** Files that were compiled without a problem. */
  compiled: ReadonlyMap<string, CompiledFile>
}

export interface ContentStoreOptions {
  /** Absolute path of `content/`. */
  contentDir: string
  compile: (request: CompileRequest) => Promise<CompiledFile>
  /** Day of a file's last commit, such as "2025-01-31". */
  lastUpdatedOf?: (file: string) => string | undefined
  /** False leaves drafts out. @default true: a draft takes the place of the file that it is a draft of */
  hasDrafts?: boolean
  /** Whether the last good version of a file stays while it has problems. @default always */
  keepsGood?: (file: string) => boolean
  /** What is kept of an entry in memory; links, references and images must stay. @default all of it */
  keep?: (fields: CompiledFile['fields']) => CompiledFile['fields']
}

/** So many files are open at the same time. */
const MAX_READS = 64

/** The content of a folder, compiled: entries, problems, and what depends on what. The build and the preview both read it here. */
export function createContentStore({
  contentDir,
  compile,
  lastUpdatedOf = () => undefined,
  hasDrafts = true,
  keepsGood = () => true,
  keep = (fields) => fields,
}: ContentStoreOptions) {
  const files = new Map<string, ContentFile>()
  /** By file: what was compiled last, with problems. */
  const failed = new Map<string, CompiledFile>()
  const reads = createTurns(MAX_READS)
  const listeners = new Set<(change: ContentChange) => void>()
  let known = new Map<string, ContentProblem[]>()
  let revision = 0
  let cached: { revision: number; view: ContentView } | undefined

  const fail = (file: string, message: string): CompiledFile => ({
    id: file,
    fields: {},
    problems: [{ file: `content/${file}`, line: 1, column: 1, message }],
  })

  /** Reads and compiles one file; tells whether something about it is new. */
  const load = async (file: string, role: FileRole, isForced: boolean, compiledFiles: Map<string, CompiledFile>) => {
    const saved = await reads.run(() => readSaved(join(contentDir, file), role))
    const before = files.get(file)
    if (!saved) {
      failed.delete(file)
      return files.delete(file)
    }
    const { savedAt, size } = saved
    const digest = saved.content ? digestOf(saved.content) : String(size)
    if (before?.digest === digest && !isForced) return false
    if (role.kind === 'image') {
      files.set(file, { ...role, file, digest, savedAt })
      return true
    }
    const compiled = saved.content
      ? // The text that was read: the file may be away again, in the hands of an editor.
        await compileEntry(file, role, saved.content.toString())
      : fail(file, explainMissing(saved))
    const hasProblems = compiled.problems.length > 0
    const entry = hasProblems ? (keepsGood(file) ? before?.entry : undefined) : entryOf(compiled)
    files.set(file, { ...role, file, digest, savedAt, ...(entry && { entry }) })
    if (hasProblems) failed.set(file, compiled)
    else {
      failed.delete(file)
      compiledFiles.set(file, compiled)
    }
    return before?.digest !== digest || JSON.stringify(before.entry) !== JSON.stringify(entry)
  }

  const entryOf = ({ id, fields }: CompiledFile): EntryFields => ({ ...keep(fields), id })

  const explainMissing = ({ size, isLink, failure }: { size: number; isLink?: boolean; failure?: unknown }) =>
    isLink ? explainLink : failure ? explainUnread(contentDir, failure) : explainTooLarge(size)

  const compileEntry = async (file: string, role: FileRole, text: string): Promise<CompiledFile> => {
    const { collection } = role
    try {
      const compiled = await compile({ contentDir, file, ...(collection && { collection }), text })
      const day = collection && { lastUpdated: lastUpdatedOf(file) ?? null }
      return { ...compiled, fields: { ...compiled.fields, ...day } }
    } catch (error) {
      return fail(file, explainUnread(contentDir, error))
    }
  }

  /** Files that say something else now because of those that changed: they show an image, link to a page, or wait for what was missing. */
  const dependentsOf = (changed: ReadonlySet<string>, before: ReadonlyMap<string, ContentFile>) => {
    // A link says the same as long as its page stays where it is.
    const moved = new Set(
      [...changed].filter((name) => linkTargetOf(before.get(name)) !== linkTargetOf(files.get(name))),
    )
    const images = new Set([...changed].filter((name) => roleOf(name)?.kind === 'image'))
    return [...files.values()].filter(({ file, kind, entry }) => {
      if (changed.has(file) || kind === 'image') return false
      // One on which the compiler gets lost would hold up every save of the others.
      if (failed.has(file)) return !failed.get(file)?.isStopped
      if (!entry) return false
      const links = (entry['placedLinks'] ?? []) as { file?: string }[]
      if (links.some((link) => link.file !== undefined && moved.has(link.file))) return true
      return images.size > 0 && findImages(entry).some((image) => images.has(image))
    })
  }

  /** Files that the next run reads. */
  let waiting = new Set<string>()
  const run = mergeRuns(() => {
    const names = waiting
    waiting = new Set()
    return apply(names)
  })

  /** Reads these files again, and what depends on them. One run comes after the other; what is asked for meanwhile is the next one. */
  const update = (names: Iterable<string>): Promise<ContentUpdate> => {
    for (const name of names) waiting.add(name)
    return run()
  }

  const apply = async (names: ReadonlySet<string>): Promise<ContentUpdate> => {
    const before = new Map(files)
    const compiled = new Map<string, CompiledFile>()
    const loadMany = async (some: Iterable<string>, isForced: boolean) => {
      const loaded = await Promise.all(
        [...some].map(async (file) => {
          const role = roleOf(file)
          return role && (await load(file, role, isForced, compiled)) ? [file] : []
        }),
      )
      return loaded.flat()
    }
    const changed = new Set(await loadMany(names, false))
    const dependents = dependentsOf(changed, before).map(({ file }) => file)
    for (const file of await loadMany(dependents, true)) changed.add(file)
    publish(before, changed)
    return { changed, compiled }
  }

  const publish = (before: ReadonlyMap<string, ContentFile>, changed: ReadonlySet<string>) => {
    const describe = (kept: ReadonlyMap<string, ContentFile>, file: string) => {
      const { kind, collection, entry } = kept.get(file)!
      const path = pathOfEntry(entry)
      return { file, kind, ...(collection && { collection }), ...(kind === 'page' && path && { path }) }
    }
    const eventOf = (list: readonly string[], kept: ReadonlyMap<string, ContentFile>): ChangedEvent => ({
      revision,
      files: list.length > MAX_LISTED_FILES ? [] : list.map((file) => describe(kept, file)),
      hasNavigation: list.some((file) => navigationKey(before.get(file)) !== navigationKey(files.get(file))),
    })
    const [gone, there] = [
      [...changed].filter((file) => !files.has(file)),
      [...changed].filter((file) => files.has(file)),
    ]
    if (changed.size > 0) revision += 1
    const problems = findAllProblems()
    const names = new Set([...problems.keys(), ...known.keys()])
    const news = [...names].filter((file) => JSON.stringify(problems.get(file)) !== JSON.stringify(known.get(file)))
    known = problems
    if (changed.size === 0 && news.length === 0) return
    const change: ContentChange = {
      ...(there.length > 0 && { changed: eventOf(there, files) }),
      ...(gone.length > 0 && { deleted: eventOf(gone, before) }),
      problems: news.map((file) => ({ file, problems: problems.get(file) ?? [] })),
    }
    for (const listener of listeners) listener(change)
  }

  /** Every problem by its file below `content/`: of the files alone, and of files with one another. */
  const findAllProblems = () => {
    const placed = [...files.values()].flatMap((one): PlacedFile[] => {
      const { file, collection, entry } = one
      if (!collection) return []
      // Judged by what it holds now, and not by its last good version.
      const faulty = failed.get(file)
      if (faulty) return [placeFile(file, collection, faulty.fields, 'broken')]
      if (!entry) return []
      if (isShown(one)) return [placeFile(file, collection, entry, 'published')]
      return hasDrafts ? [] : [placeFile(file, collection, entry, 'draft')]
    })
    const own = [...failed.values()].flatMap(({ problems }) => problems)
    const byFile = new Map<string, ContentProblem[]>()
    for (const problem of [...own, ...findSharedProblems(placed)].sort(byPlace)) {
      const file = problem.file.replace(/^content\//, '')
      byFile.set(file, [...(byFile.get(file) ?? []), problem])
    }
    return byFile
  }

  /** Whether a file is in sight: a draft that has compiled hides the file that it is a draft of. */
  const isShown = ({ file, entry }: ContentFile, all: ReadonlyMap<string, ContentFile> = files) =>
    hasDrafts ? !all.get(draftOf(file))?.entry : entry?.['draft'] !== true

  const shownFiles = (all: ReadonlyMap<string, ContentFile>) => [...all.values()].filter((file) => isShown(file, all))

  const isSame = async (file: string) => {
    const kept = files.get(file)
    if (!kept) return false
    const saved = await reads.run(() => readSaved(join(contentDir, file), kept))
    return saved !== undefined && (saved.content ? digestOf(saved.content) : String(saved.size)) === kept.digest
  }

  return {
    get revision() {
      return revision
    },
    /** Compiles everything that is there. */
    load: async () => update(await listFiles(contentDir)),
    /** Reads files again that were saved, made or removed; and those with problems, which may have what they lacked. */
    update,
    /** Looks at every file again, for those that changed while nobody watched. */
    reload: async () => {
      const there = await listFiles(contentDir)
      const fresh = await Promise.all(there.map(async (file) => ((await isSame(file)) ? [] : [file])))
      const listed = new Set(there)
      return update([...fresh.flat(), ...[...files.keys()].filter((file) => !listed.has(file))])
    },
    /** What another store needs to go on from here; files with problems are compiled again there. */
    save: (): ContentFile[] => [...files.values()].map((one) => (failed.has(one.file) ? { ...one, digest: '' } : one)),
    /** Goes on from what another store has saved. */
    restore: (saved: readonly ContentFile[]) => {
      for (const one of saved) files.set(one.file, one)
    },
    /** Every file, also those that are not in sight. */
    allFiles: (): ReadonlyMap<string, ContentFile> => files,
    /** The files that are in sight. */
    files: () => shownFiles(files),
    problems: (): ContentProblem[] => [...known.values()].flat(),
    /** Files with problems of their own, as they are now: only what says where they stand may be used. */
    failed: (): ReadonlyMap<string, CompiledFile> => failed,
    isImage: (file: string) => files.get(file)?.kind === 'image',
    /** The content now. */
    view: (): ContentView => {
      if (cached?.revision !== revision) cached = { revision, view: viewOf(shownFiles(files), files, revision) }
      return cached.view
    },
    /** The content as it would be with one file saved, and what is wrong with that file. */
    tryText: async (file: string, text: string) => {
      const role = roleOf(file)
      if (!role || role.kind === 'image') return undefined
      const compiled = await compileEntry(file, role, text)
      const entry = compiled.problems.length > 0 ? files.get(file)?.entry : entryOf(compiled)
      const digest = digestOf(Buffer.from(text))
      const tried: ContentFile = { ...role, file, digest, savedAt: new Date().toISOString(), ...(entry && { entry }) }
      const withTried = new Map(files).set(file, tried)
      const shown = shownFiles(withTried)
      return { file: tried, problems: compiled.problems, view: viewOf(shown, withTried, revision), shown }
    },
    onChange: (listener: (change: ContentChange) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ContentStore = ReturnType<typeof createContentStore>

/** Where the page of an entry is. */
export const pathOfEntry = (entry: EntryFields | undefined) =>
  typeof entry?.['path'] === 'string' ? entry['path'] : undefined

/** Where links to a file lead; undefined when it is not there. */
const linkTargetOf = (file: ContentFile | undefined) => file && (pathOfEntry(file.entry) ?? '')

function viewOf(shown: readonly ContentFile[], files: ReadonlyMap<string, ContentFile>, revision: number): ContentView {
  const entries = new Map<CollectionName, EntryFields[]>()
  const folders: NavigationFolder[] = []
  for (const { kind, collection, entry } of shown) {
    if (!entry) continue
    if (kind === 'folder') folders.push(entry as unknown as NavigationFolder)
    if (collection) {
      const list = entries.get(collection)
      if (list) list.push(entry)
      else entries.set(collection, [entry])
    }
  }
  for (const list of entries.values()) list.sort((a, b) => (String(a['sortKey']) < String(b['sortKey']) ? -1 : 1))
  return {
    revision,
    entriesOf: (collection) => entries.get(collection) ?? [],
    folders: () => folders,
    digestOfImage: (file) => files.get(file)?.digest,
  }
}

/** What of a file decides about the navigation tree. */
function navigationKey(file: ContentFile | undefined) {
  if (!file?.entry || (file.kind !== 'page' && file.kind !== 'folder')) return ''
  const { path, title, stem, sortKey, navigation, meta, hidden, config } = file.entry
  return JSON.stringify([path, title, stem, sortKey, navigation, meta, hidden, config])
}
