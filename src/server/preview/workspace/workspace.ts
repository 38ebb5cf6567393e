import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type CompiledFile, type CompileRequest, findImages, findSharedProblems, placeFile } from '../../../compiler'
import type { CollectionName } from '../../../content.config'
import type { NavigationFolder } from '../../../lib/build-navigation'
import { draftOf } from '../../../lib/content-path'
import { byPlace, type ContentProblem } from '../../../lib/content-source'
import { ignoreMissing } from '../../../lib/ignore-missing'
import { type ChangedEvent, MAX_LISTED_FILES } from '../../../lib/preview'
import { createTurns } from '../../../lib/turns'
import type { ContentView, EntryFields } from '../data-layer'
import { digestOf, type FileRole, roleOf } from './content-file'

/** A file of the content as it last was without problems. */
export interface WorkspaceFile extends FileRole {
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
export interface WorkspaceChange {
  changed?: ChangedEvent
  deleted?: ChangedEvent
  /** Files whose problems are others than before; with an empty list they have none any more. */
  problems: { file: string; problems: ContentProblem[] }[]
}

export interface WorkspaceOptions {
  /** Absolute path of `content/`. */
  contentDir: string
  compile: (request: CompileRequest) => Promise<CompiledFile>
  /** Day of a file's last commit, such as "2025-01-31". */
  lastUpdatedOf?: (file: string) => string | undefined
}

/** A larger file is a problem, not content. */
export const MAX_FILE_BYTES = 5_000_000
/** A file that is empty just after it was saved may be in the middle of it: it is read again after this. */
export const HALF_WRITTEN_MS = 60
/** So many files are open at the same time. */
const MAX_READS = 64

/** The content of a folder, compiled, with drafts in place. The last good version of a file stays while it has problems. */
export function createWorkspace({ contentDir, compile, lastUpdatedOf = () => undefined }: WorkspaceOptions) {
  const files = new Map<string, WorkspaceFile>()
  /** By file: what was compiled last, with problems. */
  const failed = new Map<string, Pick<CompiledFile, 'fields' | 'problems'>>()
  const stopped = new Set<string>()
  const reads = createTurns(MAX_READS)
  const listeners = new Set<(change: WorkspaceChange) => void>()
  let known = new Map<string, ContentProblem[]>()
  let revision = 0
  let cached: { revision: number; view: ContentView } | undefined
  let turn = Promise.resolve()

  /** Reads and compiles one file; tells whether something about it is new. */
  const load = async (file: string, role: FileRole, isForced: boolean): Promise<boolean> => {
    const bytes = await reads.run(() => readSaved(join(contentDir, file), role))
    const before = files.get(file)
    if (!bytes) {
      failed.delete(file)
      return files.delete(file)
    }
    const { savedAt, size } = bytes
    if (!bytes.content) {
      const message = bytes.failure ? explainUnread(contentDir, bytes.failure) : explainTooLarge(size)
      failed.set(file, { fields: {}, problems: [{ file: `content/${file}`, line: 1, column: 1, message }] })
      const digest = String(size)
      files.set(file, { ...role, file, digest, savedAt, ...(before?.entry && { entry: before.entry }) })
      return before?.digest !== digest
    }
    const digest = digestOf(bytes.content)
    if (before?.digest === digest && !isForced) return false
    if (role.kind === 'image') {
      files.set(file, { ...role, file, digest, savedAt })
      return true
    }
    // The text that was read: the file may be away again, in the hands of an editor.
    const compiled = await compileEntry(file, role, bytes.content.toString())
    if (compiled.isStopped) stopped.add(file)
    else stopped.delete(file)
    const hasProblems = compiled.problems.length > 0
    const entry = hasProblems ? before?.entry : { ...compiled.fields, id: compiled.id }
    files.set(file, { ...role, file, digest, savedAt, ...(entry && { entry }) })
    if (hasProblems) failed.set(file, compiled)
    else failed.delete(file)
    return before?.digest !== digest || JSON.stringify(before.entry) !== JSON.stringify(entry)
  }

  const compileEntry = async (file: string, { collection }: FileRole, text?: string): Promise<CompiledFile> => {
    try {
      const request = { contentDir, file, ...(collection && { collection }), ...(text !== undefined && { text }) }
      const compiled = await compile(request)
      const day = collection && { lastUpdated: lastUpdatedOf(file) ?? null }
      return { ...compiled, fields: { ...compiled.fields, ...day } }
    } catch (error) {
      const message = explainUnread(contentDir, error)
      return { id: file, fields: {}, problems: [{ file: `content/${file}`, line: 1, column: 1, message }] }
    }
  }

  /** Files that say something else now because of those that changed: they show an image, link to a page, or wait for what was missing. */
  const dependentsOf = (changed: ReadonlySet<string>, before: ReadonlyMap<string, WorkspaceFile>) => {
    // A link says the same as long as its page stays where it is.
    const moved = new Set([...changed].filter((name) => placeOf(before.get(name)) !== placeOf(files.get(name))))
    const images = [...changed].filter((name) => roleOf(name)?.kind === 'image')
    return [...files.values()].filter(({ file, kind, entry }) => {
      if (changed.has(file) || kind === 'image') return false
      // One on which the compiler gets lost would hold up every save of the others.
      if (failed.has(file)) return !stopped.has(file)
      if (!entry) return false
      const links = (entry['placedLinks'] ?? []) as { file?: string }[]
      if (links.some((link) => link.file !== undefined && moved.has(link.file))) return true
      return images.length > 0 && findImages(entry).some((image) => images.includes(image))
    })
  }

  const loadMany = async (names: Iterable<string>, isForced: boolean) => {
    const loaded = await Promise.all(
      [...new Set(names)].map(async (file) => {
        const role = roleOf(file)
        return role && (await load(file, role, isForced)) ? [file] : []
      }),
    )
    return loaded.flat()
  }

  /** Reads these files again, and what depends on them. One call runs after the other. */
  const update = (names: Iterable<string>): Promise<void> => {
    const given = new Set(names)
    const run = turn.then(async () => {
      const before = new Map(files)
      const changed = new Set(await loadMany(given, false))
      const dependents = dependentsOf(changed, before).map(({ file }) => file)
      for (const file of await loadMany(dependents, true)) changed.add(file)
      publish(before, changed)
    })
    turn = run.catch(() => undefined)
    return run
  }

  const publish = (before: ReadonlyMap<string, WorkspaceFile>, changed: ReadonlySet<string>) => {
    const describe = (kept: ReadonlyMap<string, WorkspaceFile>, file: string) => {
      const { kind, collection, entry } = kept.get(file)!
      const path = pathOfEntry(entry)
      return { file, kind, ...(collection && { collection }), ...(kind === 'page' && path && { path }) }
    }
    const eventOf = (list: readonly string[], kept: ReadonlyMap<string, WorkspaceFile>): ChangedEvent => ({
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
    const change: WorkspaceChange = {
      ...(there.length > 0 && { changed: eventOf(there, files) }),
      ...(gone.length > 0 && { deleted: eventOf(gone, before) }),
      problems: news.map((file) => ({ file, problems: problems.get(file) ?? [] })),
    }
    for (const listener of listeners) listener(change)
  }

  /** Every problem by its file below `content/`: of the files alone, and of files with one another. */
  const findAllProblems = () => {
    // Judged by what they hold now, and not by their last good version, as the build does.
    const faulty = [...failed].flatMap(([file, { fields }]) => {
      const collection = files.get(file)?.collection
      return collection ? [placeFile(file, collection, fields, 'broken')] : []
    })
    const good = shownFiles(files).flatMap(({ file, collection, entry }) =>
      collection && entry && !failed.has(file) ? [placeFile(file, collection, entry, 'published')] : [],
    )
    const own = [...failed.values()].flatMap(({ problems }) => problems)
    const byFile = new Map<string, ContentProblem[]>()
    for (const problem of [...own, ...findSharedProblems([...good, ...faulty])].sort(byPlace)) {
      const file = problem.file.replace(/^content\//, '')
      byFile.set(file, [...(byFile.get(file) ?? []), problem])
    }
    return byFile
  }

  return {
    get revision() {
      return revision
    },
    /** Compiles everything that is there. */
    load: async () => update(await listFiles(contentDir)),
    /** Reads files again that were saved, made or removed. */
    update,
    /** Looks at every file again, for those that changed while nobody watched. */
    reload: async () => {
      const there = await listFiles(contentDir)
      const fresh = await Promise.all(there.map(async (file) => ((await isSame(file)) ? [] : [file])))
      const listed = new Set(there)
      return update([...fresh.flat(), ...[...files.keys()].filter((file) => !listed.has(file))])
    },
    /** The files that are in sight: a draft hides the file that it is a draft of. */
    files: () => shownFiles(files),
    problems: (): ContentProblem[] => [...known.values()].flat(),
    isImage: (file: string) => files.get(file)?.kind === 'image',
    /** The content now. */
    view: (): ContentView => {
      if (cached?.revision !== revision) cached = { revision, view: viewOf(files, revision) }
      return cached.view
    },
    /** The content as it would be with one file saved, and what is wrong with that file. */
    tryText: async (file: string, text: string) => {
      const role = roleOf(file)
      if (!role || role.kind === 'image') return undefined
      const compiled = await compileEntry(file, role, text)
      const before = files.get(file)
      const entry = compiled.problems.length > 0 ? before?.entry : { ...compiled.fields, id: compiled.id }
      const digest = digestOf(Buffer.from(text))
      const tried: WorkspaceFile = { ...role, file, digest, savedAt: new Date().toISOString(), ...(entry && { entry }) }
      const withTried = new Map(files).set(file, tried)
      return {
        file: tried,
        problems: compiled.problems,
        view: viewOf(withTried, revision),
        shown: shownFiles(withTried),
      }
    },
    onChange: (listener: (change: WorkspaceChange) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }

  async function isSame(file: string) {
    const kept = files.get(file)
    if (!kept) return false
    const saved = await reads.run(() => readSaved(join(contentDir, file), kept))
    return saved !== undefined && (saved.content ? digestOf(saved.content) : String(saved.size)) === kept.digest
  }
}

export type Workspace = ReturnType<typeof createWorkspace>

/** Where the page of an entry is. */
export const pathOfEntry = (entry: EntryFields | undefined) =>
  typeof entry?.['path'] === 'string' ? entry['path'] : undefined

/** Where links to a file lead; undefined when it is not there. */
const placeOf = (file: WorkspaceFile | undefined) => file && (pathOfEntry(file.entry) ?? '')

async function listFiles(contentDir: string) {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(contentDir.length + 1)
        .split(sep)
        .join('/'),
    )
}

/** What a file holds, unless it is too large or cannot be read; undefined when it is not there. One that is empty is looked at twice. */
async function readSaved(path: string, { kind }: FileRole) {
  // A link may lead out of the content.
  const look = () => lstat(path).catch(ignoreMissing)
  let stats = await look()
  if (stats?.size === 0) {
    await new Promise((resolve) => setTimeout(resolve, HALF_WRITTEN_MS))
    stats = await look()
  }
  if (!stats?.isFile()) return undefined
  const { size } = stats
  const savedAt = stats.mtime.toISOString()
  if (kind !== 'image' && size > MAX_FILE_BYTES) return { size, savedAt }
  try {
    const content = await readFile(path)
    return { size, savedAt, content }
  } catch (failure) {
    // It was removed meanwhile, or it is there and cannot be read.
    return (await look()) && { size, savedAt, failure }
  }
}

const explainTooLarge = (size: number) =>
  `The file has ${size} bytes; content is read up to ${MAX_FILE_BYTES}. Split it, or make it smaller.`

const explainUnread = (contentDir: string, error: unknown) =>
  `The file could not be read: ${error instanceof Error ? error.message.replaceAll(contentDir, 'content') : 'unknown error'}. Save it again.`

/** The files without those in whose place a draft stands. A draft that never compiled hides nothing. */
const shownFiles = (files: ReadonlyMap<string, WorkspaceFile>) =>
  [...files.values()].filter(({ file }) => !files.get(draftOf(file))?.entry)

function viewOf(files: ReadonlyMap<string, WorkspaceFile>, revision: number): ContentView {
  const entries = new Map<CollectionName, EntryFields[]>()
  const folders: NavigationFolder[] = []
  for (const { kind, collection, entry } of shownFiles(files)) {
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
function navigationKey(file: WorkspaceFile | undefined) {
  if (!file?.entry || (file.kind !== 'page' && file.kind !== 'folder')) return ''
  const { path, title, stem, sortKey, navigation, meta, hidden, config } = file.entry
  return JSON.stringify([path, title, stem, sortKey, navigation, meta, hidden, config])
}
