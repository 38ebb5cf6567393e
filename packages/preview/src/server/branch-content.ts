import { existsSync } from 'node:fs'
import {
  baselineOfContent,
  type ContentChange,
  type ContentFile,
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
import { createAnswers } from './answers'
import { type BuiltPages, createBranchPages, type MaySee } from './branch-pages'
import { BranchError } from './branches'
import { createDataLayer, type DataLayer } from './data-layer'
import { findDifferences, findVisibleDifferences } from './differences'
import { createEventStream } from './event-stream'
import { createFileCommits } from './file-commits'
import { createBranchLinks } from './links/branch-links'
import { createLinkCheck } from './links/check-links'
import { watchSaves } from './watch-saves'

const NO_CONTENT =
  'The folder "content" is missing. Create it on this branch, or correct PREVIEW_TREE.'

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
export function createBranchContent({
  urlOf,
  cache,
  seed,
  historyDir,
  isCommitted = false,
  onSave,
  report,
  ...options
}: BranchContentOptions) {
  const { contentDir } = options
  const reportAs = (message: string) => (cause: unknown) => report(new Error(message, { cause }))
  let histories = new Map<string, FileHistory>()
  const links = createLinkCheck(contentDir, () => store)
  const store = createContentStore({
    ...options,
    historyOf: (file) => histories.get(file),
    findDeadLinks: links.find,
    findUnused: (files) => [...findUnused(files).filter(({ isWarning }) => !isWarning), ...links.redirectProblems()],
    onCompiling: (isLong) => {
      isCompiling = isLong
      stream.emit('compiling', { isCompiling })
    },
  })
  const commitsOf = createFileCommits(contentDir, reportAs('Git could not read the authors of the drafts.'))
  const stream = createEventStream()
  const answers = createAnswers(() => store.revision)
  const { once } = answers
  let built: { pages: BuiltPages; layer: DataLayer } | undefined
  let isBuildBroken = false
  let isCompiling = false
  let sent = Promise.resolve()

  store.onChange(({ changed, deleted, problems }: ContentChange) => {
    // Problems may change without a new revision.
    answers.clear()
    if (changed) stream.emit('changed', changed)
    if (deleted) stream.emit('deleted', deleted)
    const { revision } = store
    // Sent in order: a problem must not be sent after its solution.
    sent = sent
      .then(async () => {
        for (const { file, problems: found } of problems) {
          const located = await Promise.all(found.map(locateProblem))
          const path = pathOfFile(file)
          stream.emit('problems', { revision, file, problems: located, ...(path !== undefined && { path }) })
        }
      })
      .catch(reportAs('Problems could not be sent to editors. They see them when they reload the page.'))
  })

  const pathOfFile = (name: string) => pagePathOf(store.find(name))

  const differencesFrom = async (baseline: Baseline, maySee?: MaySee): Promise<DraftChange[]> =>
    maySee
      ? findVisibleDifferences(store.files(), baseline, store.goneFiles(), store.allFiles(), maySee)
      : once(`differences ${baseline.id}`, async () =>
          findDifferences(store.files(), baseline, store.goneFiles(), store.allFiles()),
        )

  const withCommits = async (changes: DraftChange[]) => {
    const files = new Map(store.files().map((one) => [one.file, one]))
    const commits = await commitsOf(changes.flatMap(({ file }) => files.get(file) ?? []))
    return changes.map((change) => {
      const commit = commits.get(change.file)
      // Files of a Git branch have the time of their checkout on disk.
      return commit ? { ...change, author: commit.author, savedAt: commit.committedAt } : change
    })
  }

  const changesFrom = async (baseline: Baseline, maySee?: MaySee): Promise<DraftChange[]> =>
    maySee
      ? withCommits(await differencesFrom(baseline, maySee))
      : once(`changes ${baseline.id}`, async () => withCommits(countLinks(await differencesFrom(baseline), baseline)))

  const { countLinks, readLinks, correctLinks } = createBranchLinks({ contentDir, store, differencesFrom })
  const { locateProblem, createPage, createUnsavedPage } = createBranchPages({
    contentDir,
    store,
    readBuilt: () => built,
    differencesFrom,
    commitsOf,
    isCommitted,
  })

  const readDates = async () => {
    const reportMissing = reportAs('Pages show no "last updated" date, because Git could not be read.')
    histories =
      (await readHistory(historyDir ?? contentDir, site).catch(reportMissing)) ?? new Map<string, FileHistory>()
  }

  const following = cache && followContent(store, cache)
  let watcher: ReturnType<typeof watchSaves> | undefined
  let sources: ReturnType<typeof watchSources> | undefined

  return {
    store,
    stream,
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
    /** Uses the queries of a new build from now on. */
    useBuild: (pages: BuiltPages) => {
      built = { pages, layer: createDataLayer(pages.schema, urlOf) }
      isBuildBroken = false
      links.useBuild(pages.targets)
      answers.clear()
      store.check()
    },
    /** Marks the new build as unusable, because its queries could not be read. */
    markBuildBroken: () => {
      built = undefined
      isBuildBroken = true
      answers.clear()
    },
    /** True while a save takes long to compile. */
    get isCompiling() {
      return isCompiling
    },
    /** False until `useBuild` is called. */
    get hasBuild() {
      return built !== undefined
    },
    /** True if the queries of the last build could not be used. */
    get isBuildBroken() {
      return isBuildBroken
    },
    changes: changesFrom,
    problems: () => once('problems', () => Promise.all(store.problems().map(locateProblem))),
    /** Returns the page at a path, or undefined. Changes are relative to `against`. */
    page: (path: string, baseline: Baseline, maySee?: MaySee, against = baseline) => {
      const create = () => createPage(path, baseline, { view: store.view(), shown: store.files(), maySee, against })
      return maySee ? create() : once(`page ${baseline.id} ${against.id} ${path}`, create)
    },
    unsavedPage: createUnsavedPage,
    readLinks,
    correctLinks,
    /** Returns this content as a baseline for other branches. */
    baseline: () => once('baseline', async () => baselineOfContent(store.files(), store.allFiles())),
    navigation: (collection: PageName): Promise<NavigationItem[]> =>
      once(`navigation ${collection}`, async () => {
        const view = store.view()
        const pages = view.entriesOf(collection)
        const paths = new Set(pages.map(({ path }) => path))
        const unread = store
          .files()
          .flatMap(({ kind, collection: own, outline }) => (kind === 'page' && own === collection && outline) || [])
        const others = unread.filter(({ path }) => !paths.has(path))
        const all = [...pages, ...others].sort(compareBySortKey)
        return buildNavigation(all, view.folders())
      }),
    /** Caches an answer that the caller computes from the content, until the content changes. */
    once,
    close: async () => {
      // Closed streams make editors reconnect, to the content that is opened next.
      stream.close()
      await Promise.all([watcher?.close(), sources?.close(), following?.close()])
    },
  }
}

export type BranchContent = ReturnType<typeof createBranchContent>
