import { existsSync } from 'node:fs'
import {
  baselineOfContent,
  type ContentChange,
  type ContentFile,
  type ContentStore,
  type ContentStoreOptions,
  createContentStore,
  type FileHistory,
  findUnused,
  type PageName,
  pagePathOf,
  readHistory,
  watchSources,
} from '@galley/content'
import { type ContentCache, followContent } from '@galley/content/content-cache'
import { buildNavigation } from '@galley/core/build-navigation'
import { compareBySortKey } from '@galley/core/compare-by-sort-key'
import type { NavigationItem } from '@galley/core/navigation'
import type { Baseline, DraftChange } from '@galley/core/preview'
import { site } from '@galley/site'
import { type Answers, createAnswers } from './answers'
import { BranchPages, type BuiltPages } from './branch-pages'
import { BranchError } from './branches/branches'
import { createDataLayer, type DataLayer } from './data-layer/data-layer'
import { findDifferences, findVisibleDifferences, type MaySee } from './differences'
import { createEventStream, type EventStream } from './event-stream'
import { createFileCommits } from './file-commits'
import { createBranchLinks } from './links/branch-links'
import { createLinkCheck } from './links/check-links'
import { watchSaves } from './watch-saves'

const NO_CONTENT = 'The folder "content" is missing. Create it on this branch, or correct PREVIEW_TREE.'

export interface BranchContentOptions extends Pick<
  ContentStoreOptions,
  'contentDir' | 'compile' | 'compileUnsaved' | 'hasDrafts'
> {
  /** Returns the path of an image on the server, with its query. */
  urlOf: (file: string, digest: string) => string
  /** Content compiled by an earlier server. Only files that changed since are compiled again. */
  cache?: ContentCache | undefined
  /** Returns compiled files of another branch, used if the cache is empty. Files with equal text have equal entries. */
  seed?: (() => readonly ContentFile[]) | undefined
  /** Folder whose Git history has the dates of the files. @default contentDir */
  historyDir?: string | undefined
  /** True for files that change only with commits, such as those of a Git branch. @default false */
  isCommitted?: boolean
  /** Called with the names of saved files, including files without an entry. */
  onSave?: ((names: readonly string[]) => void) | undefined
  /** Called with errors that no request waits for, such as a save that could not be read. */
  report: (error: unknown) => void
}

/** Compiles the content of one branch, and returns its differences from a build, its pages and its events. */
export function createBranchContent(options: BranchContentOptions) {
  const { contentDir, urlOf, isCommitted = false, report } = options
  const reportAs: ReportAs = (message) => (cause) => report(new Error(message, { cause }))
  const links = createLinkCheck(contentDir, () => store)
  const stream = createEventStream()
  let isCompiling = false
  const onCompiling = (isLong: boolean) => {
    isCompiling = isLong
    stream.emit('compiling', { isCompiling })
  }
  const { store, open, reload, close } = createFollowedStore(options, { links, onCompiling, reportAs })
  const { once, clear } = createAnswers(() => store.revision)
  const commitsOf = createFileCommits(contentDir, reportAs('Git could not read the authors of the drafts.'))
  let build: { pages: BuiltPages; layer: DataLayer } | 'broken' | undefined
  const readBuilt = () => (build === 'broken' ? undefined : build)

  const differencesFrom = createDifferences(store, once)
  const { countLinks, readLinks, correctLinks } = createBranchLinks({ contentDir, store, differencesFrom })
  const changesFrom = createChanges({ store, once, commitsOf, differencesFrom, countLinks })
  const pages = new BranchPages({ contentDir, store, readBuilt, differencesFrom, commitsOf, isCommitted })
  // Problems may change without a new revision.
  store.onChange(clear)
  sendChanges(store, stream, pages, reportAs)

  return {
    store,
    stream,
    open,
    reload,
    /** Uses the queries of a new build from now on. */
    useBuild: (next: BuiltPages) => {
      build = { pages: next, layer: createDataLayer(next.schema, urlOf) }
      links.useBuild(next.targets)
      clear()
      store.check()
    },
    /** Marks the new build as unusable, because its queries could not be read. */
    markBuildBroken: () => {
      build = 'broken'
      clear()
    },
    /** True while a save takes long to compile. */
    get isCompiling() {
      return isCompiling
    },
    /** False until `useBuild` is called. */
    get hasBuild() {
      return typeof build === 'object'
    },
    /** True if the queries of the last build could not be used. */
    get isBuildBroken() {
      return build === 'broken'
    },
    changes: changesFrom,
    problems: () => once('problems', () => Promise.all(store.problems().map(pages.locateProblem))),
    /** Returns the page at a path, or undefined. Changes are relative to `against`. */
    page: (path: string, baseline: Baseline, maySee?: MaySee, against = baseline) => {
      const create = () => pages.create(path, baseline, { view: store.view(), shown: store.files(), maySee, against })
      return maySee ? create() : once(`page ${baseline.id} ${against.id} ${path}`, create)
    },
    unsavedPage: pages.createUnsaved.bind(pages),
    readLinks,
    correctLinks,
    /** Returns this content as a baseline for other branches. */
    baseline: () => once('baseline', async () => baselineOfContent(store.files(), store.allFiles())),
    navigation: (collection: PageName) =>
      once(`navigation ${collection}`, async () => buildDraftNavigation(store, collection)),
    /** Caches an answer that the caller computes from the content, until the content changes. */
    once,
    close: async () => {
      // Closed streams make editors reconnect, to the content that is opened next.
      stream.close()
      await close()
    },
  }
}

export type BranchContent = ReturnType<typeof createBranchContent>

type ReportAs = (message: string) => (cause: unknown) => void

interface FollowedStoreOptions {
  links: ReturnType<typeof createLinkCheck>
  onCompiling: (isLong: boolean) => void
  reportAs: ReportAs
}

/** Creates the store of a content folder, with the functions that load it, follow its files and close it. */
function createFollowedStore(
  { cache, seed, historyDir, onSave, report, ...options }: BranchContentOptions,
  { links, onCompiling, reportAs }: FollowedStoreOptions,
) {
  const { contentDir } = options
  let histories = new Map<string, FileHistory>()
  const store = createContentStore({
    ...options,
    onCompiling,
    historyOf: (file) => histories.get(file),
    findDeadLinks: links.find,
    findUnused: (files) => [...findUnused(files).filter(({ isWarning }) => !isWarning), ...links.redirectProblems()],
  })
  const following = cache && followContent(store, cache)
  let watcher: ReturnType<typeof watchSaves> | undefined
  let sources: ReturnType<typeof watchSources> | undefined

  const readDates = async () => {
    const reportMissing = reportAs('Pages show no "last updated" date, because Git could not be read.')
    histories =
      (await readHistory(historyDir ?? contentDir, site).catch(reportMissing)) ?? new Map<string, FileHistory>()
  }

  return {
    store,
    /** Compiles the content that is not in the cache. With `isWatched`, also compiles every later save. Throws without a content folder. */
    open: async ({ isWatched }: { isWatched: boolean }) => {
      if (!existsSync(contentDir)) throw new BranchError(NO_CONTENT, 503)
      // Runs while the cache is read.
      const dates = readDates()
      const cached = cache?.read() ?? []
      const kept = cached.length > 0 ? cached : (seed?.() ?? [])
      if (isWatched) watcher = watchSaves({ contentDir, store, onSave, report })
      await Promise.all([dates, watcher?.ready])
      store.restore(kept)
      await store.reload()
      if (isWatched)
        sources = watchSources(contentDir, store, (file) => {
          store.update([file]).catch(reportAs('Files that were saved could not be read. Save them again.'))
        })
    },
    /** Reads all files again after a checkout. */
    reload: async () => {
      await readDates()
      await store.reload()
    },
    close: () => Promise.all([watcher?.close(), sources?.close(), following?.close()]),
  }
}

type DifferencesFrom = (baseline: Baseline, maySee?: MaySee) => Promise<DraftChange[]>

/** Returns a function that finds the differences from a build, cached for editors who may see all pages. */
const createDifferences =
  (store: ContentStore, once: Answers['once']): DifferencesFrom =>
  async (baseline, maySee) =>
    maySee
      ? findVisibleDifferences(store.files(), baseline, store.goneFiles(), store.allFiles(), maySee)
      : once(`differences ${baseline.id}`, async () =>
          findDifferences(store.files(), baseline, store.goneFiles(), store.allFiles()),
        )

interface ChangesOptions {
  store: ContentStore
  once: Answers['once']
  commitsOf: ReturnType<typeof createFileCommits>
  differencesFrom: DifferencesFrom
  countLinks: (changes: readonly DraftChange[], baseline: Baseline) => DraftChange[]
}

/** Returns a function that adds to the differences the commits of files and, without a path scope, the number of links to old paths. */
function createChanges({ store, once, commitsOf, differencesFrom, countLinks }: ChangesOptions): DifferencesFrom {
  const withCommits = async (changes: DraftChange[]) => {
    const files = new Map(store.files().map((one) => [one.file, one]))
    const commits = await commitsOf(changes.flatMap(({ file }) => files.get(file) ?? []))
    return changes.map((change) => {
      const commit = commits.get(change.file)
      // Files of a Git branch have the time of their checkout on disk.
      return commit ? { ...change, author: commit.author, savedAt: commit.committedAt } : change
    })
  }
  return async (baseline, maySee) =>
    maySee
      ? withCommits(await differencesFrom(baseline, maySee))
      : once(`changes ${baseline.id}`, async () => withCommits(countLinks(await differencesFrom(baseline), baseline)))
}

/** Sends an event for each change of the content and of its problems. */
function sendChanges(store: ContentStore, stream: EventStream, { locateProblem }: BranchPages, reportAs: ReportAs) {
  let sent = Promise.resolve()
  store.onChange(({ changed, deleted, problems }: ContentChange) => {
    if (changed) stream.emit('changed', changed)
    if (deleted) stream.emit('deleted', deleted)
    const { revision } = store
    // Sent in order: a problem must not be sent after its solution.
    sent = sent
      .then(async () => {
        for (const { file, problems: found } of problems) {
          const located = await Promise.all(found.map(locateProblem))
          const path = pagePathOf(store.find(file))
          stream.emit('problems', { revision, file, problems: located, ...(path !== undefined && { path }) })
        }
      })
      .catch(reportAs('Problems could not be sent to editors. They see them when they reload the page.'))
  })
}

/** Returns the navigation tree of a collection, including pages that could never be compiled. */
function buildDraftNavigation(store: ContentStore, collection: PageName): NavigationItem[] {
  const view = store.view()
  const pages = view.entriesOf(collection)
  const paths = new Set(pages.map(({ path }) => path))
  const unread = store
    .files()
    .flatMap(({ kind, collection: own, outline }) => (kind === 'page' && own === collection && outline) || [])
  const others = unread.filter(({ path }) => !paths.has(path))
  return buildNavigation([...pages, ...others].sort(compareBySortKey), view.folders())
}
