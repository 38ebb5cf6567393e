import type { NavigationFolder } from '@galley/core/build-navigation'
import {
  type Collection,
  type DataEntry,
  fieldsInLanguage,
  listUntranslated,
  type PageCollectionName,
  type PageEntry,
} from '@galley/core/collections'
import { compareBySortKey } from '@galley/core/compare-by-sort-key'
import { draftOf } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import { groupBy } from '@galley/core/group-by'
import { onceForEach } from '@galley/core/once-for-each'
import { type CollectionName, collections } from '@galley/site/collections'
import type { CompiledFile } from './compiler/compilation'
import type { FileHistory } from './compiler/file-history'
import type { ContentFile } from './content-file'

/** Name of a collection of pages. */
export type PageName = PageCollectionName<typeof collections>

/** The content at one moment. */
export interface ContentView {
  /** Increases with every change. */
  revision: number
  /** The entries of a collection in the order of their files. */
  entriesOf: {
    (collection: PageName): readonly PageEntry[]
    (collection: CollectionName): readonly (PageEntry | DataEntry)[]
  }
  folders: () => readonly NavigationFolder[]
  /** Returns the digest of an image below `content/`; undefined for an image that does not exist. */
  digestOfImage: (file: string) => string | undefined
}

/** The content that an update prepares. Readers see the previous content until `commit`. */
export interface NextContent {
  files: Map<string, ContentFile>
  failed: Map<string, CompiledFile>
  /** Results that can be shown. */
  compiled: Map<string, CompiledFile>
  /** Slow files, which keep their old state until their results are ready. */
  late: Set<string>
}

/** Maximum number of remembered deleted pages. A new page is compared with all deleted pages, to find renamed pages. */
const MAX_GONE = 100

function putOrDelete<Value>(map: Map<string, Value>, key: string, value: Value | undefined) {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}

/** Drops `goneAt`: the file exists again. */
const withSeenAt = ({ goneAt: _goneAt, ...file }: ContentFile, seenAt: number) => ({ ...file, seenAt }) as ContentFile

const isDatedDraft = ({ kind, entry }: ContentFile) => kind === 'page' && entry?.draft === true && Boolean(entry.date)

/** The state of a content store. All names are paths below `content/`. */
export class ContentState {
  /** Every file with a role, including published files that a draft replaces. */
  readonly files = new Map<string, ContentFile>()
  /** Files without an entry. */
  readonly others = new Set<string>()
  /** The last versions of deleted pages. */
  readonly gone = new Map<string, ContentFile>()
  /** The last result of each file with problems. */
  readonly failed = new Map<string, CompiledFile>()
  /** The problems of the last check, by file. */
  problems: ReadonlyMap<string, ContentProblem[]> = new Map()
  /** Increases with every change of a file. */
  revision = 0
  private cached: { revision: number; shown: readonly ContentFile[]; view: ContentView } | undefined
  constructor(private readonly hasDrafts: boolean) {}

  /** True for a file that is part of the content. If drafts are shown, a draft with an entry replaces its published file. */
  isShown({ file, entry }: ContentFile, all: ReadonlyMap<string, ContentFile> = this.files) {
    return this.hasDrafts ? !all.get(draftOf(file))?.entry : entry?.draft !== true
  }

  listShown(all: ReadonlyMap<string, ContentFile>) {
    return [...all.values()].filter((file) => this.isShown(file, all))
  }

  /** Returns the shown files and their view: the same objects until a file changes. */
  current() {
    if (this.cached?.revision !== this.revision) {
      const shown = this.listShown(this.files)
      this.cached = { revision: this.revision, shown, view: viewOf(shown, this.files, this.revision) }
    }
    return this.cached
  }

  /** Starts an update, which changes a copy of the files. */
  next(): NextContent {
    return { files: new Map(this.files), failed: new Map(this.failed), compiled: new Map(), late: new Set() }
  }

  /** Replaces these files with their next versions, except late files, and remembers deleted pages. Returns the previous files. */
  commit(names: Iterable<string>, next: NextContent): ReadonlyMap<string, ContentFile> {
    const before = new Map(this.files)
    const now = Date.now()
    for (const file of names) {
      if (next.late.has(file)) continue
      const read = next.files.get(file)
      this.rememberGone(file, read !== undefined, now)
      putOrDelete(this.files, file, read && withSeenAt(read, before.get(file)?.seenAt ?? now))
      putOrDelete(this.failed, file, next.failed.get(file))
    }
    return before
  }

  /** Undoes the next version of a file. */
  keep(file: ContentFile, next: NextContent) {
    next.files.set(file.file, file)
    putOrDelete(next.failed, file.file, this.failed.get(file.file))
  }

  /**
   * Returns all files, and the pages that were deleted. Files with problems, and drafts with a date, have no digest, so that the next store compiles
   * them again.
   */
  save(): ContentFile[] {
    return [...this.gone.values(), ...this.files.values()].map((one) =>
      this.failed.has(one.file) || isDatedDraft(one) ? { ...one, digest: '' } : one,
    )
  }

  /** Adds the files that another store saved. Reads their dates from Git again, because a commit may have changed them. */
  restore(saved: readonly ContentFile[], historyOf: (file: string) => FileHistory) {
    for (const one of saved) {
      const { file, collection, entry } = one
      const dated = collection && entry && { entry: { ...entry, ...historyOf(file) } }
      this.files.set(file, { ...one, ...dated } as ContentFile)
    }
    this.cached = undefined
  }

  private rememberGone(file: string, isPresent: boolean, now: number) {
    const before = this.files.get(file)
    if (isPresent) this.gone.delete(file)
    // Keeps the time of deletion of a page that was deleted before a restart.
    else if (before?.kind === 'page') this.gone.set(file, { ...before, goneAt: before.goneAt ?? now })
    const [oldest] = this.gone.keys()
    if (this.gone.size > MAX_GONE && oldest !== undefined) this.gone.delete(oldest)
  }
}

/** Copies of a page by language, computed once for an entry: lists and databases compare the entries of two revisions. */
const copiesOf = onceForEach<PageEntry, Map<string, PageEntry>>(() => new Map())

function copyIn(language: string, original: PageEntry, collection: Collection) {
  const copies = copiesOf(original)
  const copy = copies.get(language) ?? {
    ...original,
    ...fieldsInLanguage(original, language, collection, collections),
  }
  copies.set(language, copy)
  return copy
}

/** Adds the pages that other languages lack, with the text of their originals. */
function addUntranslated(entries: readonly PageEntry[], name: CollectionName): PageEntry[] {
  const collection: Collection = collections[name]
  if (collection.kind === 'data') return [...entries]
  const added = listUntranslated(entries).map(({ original, language }) => copyIn(language, original, collection))
  return [...entries, ...added]
}

/**
 * Returns the content of the files that are shown.
 * @param files All files, which include the images.
 */
export function viewOf(
  shown: readonly ContentFile[],
  files: ReadonlyMap<string, ContentFile>,
  revision: number,
): ContentView {
  const folders = shown.flatMap(({ kind, entry }) => (kind === 'folder' && entry ? [entry] : []))
  const entries = new Map(
    [...groupBy(shown, ({ collection, entry }) => (collection && entry ? [collection] : []))].map(([name, group]) => [
      name,
      // All files of a collection have the collection's kind.
      addUntranslated(
        group.map(({ entry }) => entry as PageEntry),
        name,
      ).sort(compareBySortKey),
    ]),
  )
  return {
    revision,
    entriesOf: (collection: CollectionName) => entries.get(collection) ?? [],
    folders: () => folders,
    digestOfImage: (file) => files.get(file)?.digest,
  }
}
