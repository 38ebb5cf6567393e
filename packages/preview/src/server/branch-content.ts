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
import { markNewPages } from '@galley/core/mark-new-pages'
import type { NavigationItem } from '@galley/core/navigation'
import type { Baseline, DraftChange } from '@galley/core/preview'
import { site } from '@galley/site'
import { BranchPages, type BuiltPages } from './branch-pages'
import { BranchError } from './branches/branches'
import { createDataLayer, type DataLayer } from './data-layer/data-layer'
import { findDifferences, findVisibleDifferences, type MaySee } from './differences'
import { createEventStream, type EventStream } from './event-stream'
import { createFileCommits } from './file-commits'
import { createBranchLinks } from './links/branch-links'
import { createLinkCheck } from './links/check-links'
import { watchSaves } from './watch-saves'

/** Answers kept for one revision of the content. */
const MAX_ANSWERS = 2000

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
  const onCompiling = (isCompiling: boolean) => {
    content.isCompiling = isCompiling
    stream.emit('compiling', { isCompiling })
  }
  const { store, close, ...followed } = createFollowedStore(options, links, onCompiling, reportAs)
  const { once, clear } = createAnswers(() => store.revision)
  const commitsOf = createFileCommits(contentDir, reportAs('Git could not read the authors of the drafts.'))
  let build: { pages: BuiltPages; layer: DataLayer } | undefined

  const differencesFrom = createDifferences(store, once)
  const { countLinks, readLinks, correctLinks } = createBranchLinks(contentDir, store, differencesFrom)
  const withCommits = (changes: readonly DraftChange[]) => addCommits(changes, store, commitsOf)
  const pages = new BranchPages({ contentDir, store, readBuilt: () => build, differencesFrom, commitsOf, isCommitted })
  // Problems may change without a new revision.
  store.onChange(clear)
  sendChanges(store, stream, pages, reportAs)

  const content = {
    store,
    stream,
    ...followed,
    /** True while a save takes long to compile. */
    isCompiling: false,
    /** False until `useBuild` is called. */
    hasBuild: false,
    /** True if the queries of the last build could not be used. */
    isBuildBroken: false,
    /** Uses the queries of a new build from now on. */
    useBuild: (next: BuiltPages) => {
      build = { pages: next, layer: createDataLayer(next.schema, urlOf) }
      content.hasBuild = true
      content.isBuildBroken = false
      links.useBuild(next.otherPages)
      clear()
      store.check()
    },
    /** Marks the new build as unusable, because its queries could not be read. */
    markBuildBroken: () => {
      build = undefined
      content.hasBuild = false
      content.isBuildBroken = true
      clear()
    },
    /** Returns the differences from a build with their commits and, without a path scope, the number of links to old paths. */
    changes: async (baseline: Baseline, maySee?: MaySee) =>
      maySee
        ? withCommits(await differencesFrom(baseline, maySee))
        : once(`changes ${baseline.id}`, async () =>
            withCommits(countLinks(await differencesFrom(baseline), baseline)),
          ),
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
      // Editors reconnect when their streams close, and then get the content that is opened next.
      stream.close()
      await close()
    },
  }
  return content
}

export type BranchContent = ReturnType<typeof createBranchContent>

type ReportAs = (message: string) => (cause: unknown) => void

/** Creates the store of a content folder, with functions that load the files, follow their changes and close the store. */
function createFollowedStore(
  { cache, seed, historyDir, onSave, report, ...options }: BranchContentOptions,
  links: ReturnType<typeof createLinkCheck>,
  onCompiling: (isLong: boolean) => void,
  reportAs: ReportAs,
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
      // Git runs while the cache is read.
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

/** Caches answers that are computed from the content, until its revision changes. */
function createAnswers(revision: () => number) {
  const answers = new Map<string, Promise<unknown>>()
  let answersOf = -1
  return {
    /** Returns the cached answer for a key, or makes it. A failed answer is not cached. */
    once: <Answer>(key: string, make: () => Promise<Answer>): Promise<Answer> => {
      if (answersOf !== revision()) {
        answers.clear()
        answersOf = revision()
      }
      const known = answers.get(key) as Promise<Answer> | undefined
      if (known) return known
      if (answers.size >= MAX_ANSWERS) answers.clear()
      const answer = make()
      answers.set(key, answer)
      answer.catch(() => answers.delete(key))
      return answer
    },
    clear: () => answers.clear(),
  }
}

type Once = ReturnType<typeof createAnswers>['once']

type DifferencesFrom = (baseline: Baseline, maySee?: MaySee) => Promise<DraftChange[]>

/** Returns a function that finds the differences from a build, cached for editors who may see all pages. */
const createDifferences =
  (store: ContentStore, once: Once): DifferencesFrom =>
  async (baseline, maySee) =>
    maySee
      ? findVisibleDifferences(store.files(), baseline, store.goneFiles(), store.allFiles(), maySee)
      : once(`differences ${baseline.id}`, async () =>
          findDifferences(store.files(), baseline, store.goneFiles(), store.allFiles()),
        )

/** Adds the authors and times of the last commits to the changes. */
async function addCommits(
  changes: readonly DraftChange[],
  store: ContentStore,
  commitsOf: ReturnType<typeof createFileCommits>,
) {
  const files = new Map(store.files().map((one) => [one.file, one]))
  const commits = await commitsOf(changes.flatMap(({ file }) => files.get(file) ?? []))
  return changes.map((change) => {
    const commit = commits.get(change.file)
    // On disk, a file of a Git branch has the time of its checkout, so the time of the commit is used.
    return commit ? { ...change, author: commit.author, savedAt: commit.committedAt } : change
  })
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
      .catch(reportAs('Problems could not be sent to editors. Editors see the problems when they reload the page.'))
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
  return markNewPages(buildNavigation([...pages, ...others].sort(compareBySortKey), view.folders()), site)
}
