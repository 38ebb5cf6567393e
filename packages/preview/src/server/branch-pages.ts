import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ContentFile,
  type ContentStore,
  type ContentView,
  type PageName,
  pagePathOf,
  releaseOf,
  listDownloads,
} from '@galley/content'
import type { NavigationPage } from '@galley/core/build-navigation'
import { keyOfReferences } from '@galley/core/collections'
import { publishedOf, readContentPath } from '@galley/core/content-path'
import type { ContentProblem } from '@galley/core/content-source'
import {
  type Baseline,
  type DraftChange,
  type DraftProblem,
  type PageComponents,
  type PreviewPage,
  PROBLEM_PAGE,
  type UnsavedDocument,
} from '@galley/core/preview'
import { countListPages, findRoute, listVariables, readListPage, type Route } from '@galley/core/route-table'
import { createTurns } from '@galley/core/turns'
import { isBelow } from '@galley/core/url-path'
import { collections, routes } from '@galley/site/collections'
import { narrowView } from './content'
import type { DataLayer } from './data-layer'
import { imagesOf, isOfSeenPages } from './differences'
import type { FileCommit } from './file-commits'
import { findAnchor } from './find-anchor'
import type { BuiltTargets } from './links/check-links'

/** A file saved within this time counts as uncommitted, without asking Git. */
const FRESH_MS = 10_000

/** Files read at the same time. A deleted page may cause thousands of problems. */
const MAX_READS = 16

/** The parts of a build that the preview of pages needs. */
export interface BuiltPages {
  /** GraphQL schema of the build. */
  schema: string
  components: PageComponents
  /** Targets of links. Without them, links to paths are not checked. */
  targets?: BuiltTargets
}

/** Returns true if a token may see the page at a path. */
export type MaySee = (path: string) => boolean

type PageFile = ContentFile & { kind: 'page' }

interface BranchPagesOptions {
  /** Absolute path of `content/`. */
  contentDir: string
  store: ContentStore
  /** Returns the build that pages are made with, or undefined before the first build. */
  readBuilt: () => { pages: BuiltPages; layer: DataLayer } | undefined
  differencesFrom: (baseline: Baseline, maySee?: MaySee) => Promise<DraftChange[]>
  /** Returns the last commits of files, by file. */
  commitsOf: (files: readonly ContentFile[]) => Promise<ReadonlyMap<string, FileCommit>>
  /** True for files that change only with commits. */
  isCommitted: boolean
}

interface PageOptions {
  view: ContentView
  shown: readonly ContentFile[]
  maySee: MaySee | undefined
  /** Baseline for the page's state. @default the baseline of the build */
  against?: Baseline
  /** Unsaved text of the file. */
  text?: string | undefined
}

interface UnsavedOptions {
  /** Path of another page that shows the file. @default the file's own page */
  path?: string | undefined
  maySee?: MaySee | undefined
  /** Aborts the compilation. */
  end?: AbortSignal
}

/**
 * Finds the file of the page at a path. If several files have the path, the first by name is used, as in `findPathConflicts`, and files that
 * could never be read come last. `draft` is such an unreadable draft of the file.
 */
function findPageFile(path: string, shown: readonly ContentFile[]) {
  const files = shown
    .filter((one): one is PageFile => one.kind === 'page' && pagePathOf(one) === path)
    .sort((a, b) => a.file.localeCompare(b.file))
  const file = files.find(({ entry }) => entry) ?? files[0]
  const draft = files.find((one) => one !== file && one.outline && publishedOf(one.file) === file?.file)
  return { file, draft }
}

/** Finds the file of the page at a path. Further pages of a list use the file of the list. */
function findListFile(path: string, shown: readonly ContentFile[]) {
  const own = findPageFile(path, shown)
  const { list, number } = readListPage(path)
  if (own.file || number === 1) return { ...own, list: path, number: 1 }
  const found = findPageFile(list, shown)
  const { file, draft } = found.file?.entry ? found : { file: undefined, draft: undefined }
  return { file, draft, list, number }
}

/** Describes a problem with its position in the page. On a `PROBLEM_PAGE`, which shows the text of the file, this is the line. */
function describeProblem(
  file: string,
  { line, column, message, mark, href, isShared }: ContentProblem,
  isText: boolean,
): DraftProblem {
  const own = isText ? `line ${line}` : mark
  return {
    file,
    line,
    column,
    message,
    ...(own !== undefined && { mark: own }),
    ...(href !== undefined && { href }),
    ...(isShared && { isShared }),
  }
}

/** Returns true if the second file references the first by its slug, as a post references its authors, topics and series. */
function isNamedBy({ collection, entry }: ContentFile, { entry: by }: ContentFile) {
  if (!collection || !entry || !by || !('placedReferences' in by) || !('slug' in entry)) return false
  if (keyOfReferences(collections[collection]) !== 'slug') return false
  return by.placedReferences.some((one) => one.collection === collection && one.value === entry.slug)
}

/** Lists the files that a page shows besides its own: referenced entries with their images, and entries that reference the page. */
const listParts = (page: ContentFile, shown: readonly ContentFile[]) =>
  shown.flatMap((one) => {
    if (one.entry && isNamedBy(one, page)) return [one.file, ...imagesOf(one.entry)]
    return isNamedBy(page, one) ? [one.file] : []
  })

/** Returns the number of pages of a list. */
const countPagesOf = (route: Route, path: string, view: ContentView) => {
  const collection = route.list?.collection ?? ''
  const entries = collection in collections ? view.entriesOf(collection as PageName) : []
  return countListPages(
    route,
    path,
    entries.map((entry) => ({ collection, path: entry.path })),
  )
}

/** Returns true if a changed page is or was in the list of a route. */
const isListed = ({ path, list }: Route, { collection, path: now, from }: DraftChange) =>
  list !== undefined &&
  collection === list.collection &&
  [now, from].some((one) => one !== undefined && isBelow(one, list.below ?? path))

/** Returns true if a page references a deleted entry. */
const isDeletedPart = (page: ContentFile, { file, state, collection }: DraftChange) =>
  state === 'deleted' &&
  collection !== undefined &&
  page.entry !== undefined &&
  'placedReferences' in page.entry &&
  page.entry.placedReferences.some(
    (one) => one.collection === collection && one.value === readContentPath(collection, file).slug,
  )

/** Creates the pages of a branch, with their problems. */
export function createBranchPages({
  contentDir,
  store,
  readBuilt,
  differencesFrom,
  commitsOf,
  isCommitted,
}: BranchPagesOptions) {
  const reads = createTurns(MAX_READS)

  /** Returns true if the page of a file shows its text. For an unreadable draft of a published page, the published page is shown instead. */
  const isShownAsText = (file: ContentFile | undefined) => {
    if (!file?.outline) return false
    const published = store.find(publishedOf(file.file))
    return !published?.entry || pagePathOf(published) !== pagePathOf(file)
  }

  /** Adds the page and the heading to a problem. */
  const locateProblem = async (problem: ContentProblem): Promise<DraftProblem> => {
    const { line } = problem
    const name = problem.file.replace(/^content\//, '')
    const shown = store.find(name)
    const { anchors = [] } = (shown?.kind === 'page' && shown.entry) || {}
    const path = pagePathOf(shown)
    // If the file cannot be read, which is another problem, this one has no anchor.
    const read = () => reads.run(() => readFile(join(contentDir, name), 'utf8'))
    const text = anchors.length > 0 ? await read().catch(() => '') : ''
    const anchor = findAnchor(text, line, anchors)
    return {
      ...describeProblem(name, problem, isShownAsText(shown)),
      ...(path !== undefined && { path }),
      ...(anchor !== undefined && { anchor }),
    }
  }

  /** Returns a file's last commit; undefined for a file that was just saved, without asking Git. */
  const commitOf = async (file: ContentFile) =>
    !isCommitted && Date.now() - Date.parse(file.savedAt) < FRESH_MS
      ? undefined
      : (await commitsOf([file])).get(file.file)

  /** Returns the facts about a page's file for the bar and the notices. */
  const describeFile = async (file: ContentFile, changes: readonly DraftChange[]) => {
    const state = changes.find((one) => one.file === file.file)?.state
    const parts = Object.keys((file.kind === 'page' && file.entry?.sources) || {})
    const own = [file.file, ...parts].map((name) => `content/${name}`)
    const problems = store.problems().filter((problem) => own.includes(problem.file))
    const commit = await commitOf(file)
    return {
      problems: await Promise.all(problems.map(locateProblem)),
      ...(state && { state }),
      ...releaseOf(file),
      file: file.file,
      savedAt: commit?.committedAt ?? file.savedAt,
      ...(commit && { author: commit.author }),
    }
  }

  /** Creates the page of a file that could never be compiled. It shows the text of the file, unless the token has a path scope. */
  const createSourcePage = async (
    file: PageFile,
    { path, title }: NavigationPage,
    against: Baseline,
    { maySee, text }: Pick<PageOptions, 'maySee' | 'text'>,
  ): Promise<PreviewPage> => {
    const written = text ?? (await readFile(join(contentDir, file.file), 'utf8').catch(() => undefined))
    return {
      path,
      component: PROBLEM_PAGE,
      data: { path, title, collection: file.collection, text: maySee ? undefined : written },
      head: { title, description: '' },
      isCode: false,
      changedImages: [],
      depends: [],
      revision: store.revision,
      ...(await describeFile(file, await differencesFrom(against, maySee))),
    }
  }

  /** Returns the filter of images that a token may see: images of visible saved pages, and published ones. An unsaved text could name any image. */
  const findSeenImages = (baseline: Baseline, maySee: MaySee) => {
    const seenFiles = store.files().filter((file) => isOfSeenPages(file, maySee))
    const shown = new Set(seenFiles.flatMap(({ entry }) => (entry ? imagesOf(entry) : [])))
    return (file: string, digest: string | undefined) => shown.has(file) || baseline.files[file] === digest
  }

  /**
   * Lists the files that an unsaved text may use if its author has a path scope: visible pages, and published files, even if they no longer
   * exist. The file's own references are already visible to its author.
   */
  const listUsable = (file: string, baseline: Baseline, maySee: MaySee): ReadonlyMap<string, string> => {
    const isSeenImage = findSeenImages(baseline, maySee)
    const published = Object.entries(baseline.paths).filter(([name, path]) => name !== file && path.startsWith('/'))
    const own = [...store.allFiles().values()].flatMap((one): [string, string][] => {
      const path = pagePathOf(one)
      if (path !== undefined) return maySee(path) ? [[one.file, path]] : []
      return one.kind === 'image' && isSeenImage(one.file, one.digest) ? [[one.file, '']] : []
    })
    const seen = store.files().flatMap((one) => {
      const path = pagePathOf(one)
      return one.entry && path !== undefined && maySee(path) ? [one.entry] : []
    })
    const downloads = [...listDownloads(seen).values()].map((name): [string, string] => [name, ''])
    return new Map([...downloads, ...published, ...own])
  }

  /** Removes drafts of hidden pages, and their images, from the content. Published content stays. */
  const withoutDrafts = async (view: ContentView, baseline: Baseline, maySee: MaySee): Promise<ContentView> => {
    const drafts = (await differencesFrom(baseline)).flatMap(({ path }) => path ?? [])
    const hidden = new Set(drafts.filter((path) => !maySee(path)))
    const isSeenImage = findSeenImages(baseline, maySee)
    const digestOfImage = (file: string) => {
      const digest = view.digestOfImage(file)
      return isSeenImage(file, digest) ? digest : undefined
    }
    return { ...narrowView(view, (path) => !hidden.has(path)), digestOfImage }
  }

  /** Removes unpublished data that only the unsaved text names. Otherwise its sender could read data by guessing names. */
  const withoutNewData = async (
    view: ContentView,
    tried: ContentFile,
    saved: ContentFile | undefined,
    baseline: Baseline,
  ) => {
    const changed = new Set((await differencesFrom(baseline)).map(({ file }) => file))
    const isNew = (one: ContentFile) =>
      one.kind === 'data' && changed.has(one.file) && isNamedBy(one, tried) && !(saved && isNamedBy(one, saved))
    const hidden = new Set(store.files().flatMap((one) => (isNew(one) && one.entry ? one.entry.id : [])))
    const entriesOf: ContentView['entriesOf'] = (collection) =>
      view.entriesOf(collection as PageName).filter(({ id }) => !hidden.has(id))
    return { ...view, entriesOf }
  }

  /** Creates the page at a path. Images are compared with `baseline`, the build in the browser; the page's state with `against`. */
  const createPage = async (
    path: string,
    baseline: Baseline,
    { view, shown, maySee, text, against = baseline }: PageOptions,
  ): Promise<PreviewPage | undefined> => {
    const { file, draft, list, number } = findListFile(path, shown)
    if (file?.outline) return createSourcePage(file, file.outline, against, { maySee, text })
    const { entry, collection } = file ?? {}
    const route = collection && findRoute(routes, collection, list)
    const component = `templates/${route?.template}`
    const built = readBuilt()
    const source = built?.pages.components.queries[component]
    if (!built || !file || !entry || source === undefined) return undefined
    const seen = maySee ? await withoutDrafts(view, baseline, maySee) : view
    if (number > 1 && number > countPagesOf(route!, list, seen)) return undefined
    const variables = { id: entry.id, path, ...listVariables(route!, number) }
    const { data, depends } = await built.layer.query(seen, source, variables)
    const changes = await differencesFrom(baseline)
    const ownImages = imagesOf(entry)
    const isSeen = (image: string) => !maySee || (ownImages.includes(image) && seen.digestOfImage(image) !== undefined)
    const changesAgainst = await differencesFrom(against, maySee)
    const parts = new Set([...ownImages.filter(isSeen), ...(maySee ? [] : listParts(file, shown))])
    const showsChange = (change: DraftChange) =>
      parts.has(change.file) || (!maySee && (isListed(route!, change) || isDeletedPart(file, change)))
    return {
      path,
      component,
      data,
      head: {
        title: entry.seo.title ?? entry.title,
        description: entry.seo.description ?? entry.description,
      },
      ...(file.bodyLines && !draft && { bodyLines: file.bodyLines }),
      isCode: entry.extension === 'mdx',
      ...((draft || store.failed().get(file.file)?.isBroken) && { isLastGood: true }),
      ...(changesAgainst.some(showsChange) && { showsChanges: true }),
      changedImages: changes.flatMap(({ kind, file: image }) => (kind === 'image' && isSeen(image) ? image : [])),
      depends,
      revision: view.revision,
      ...(await describeFile(draft ?? file, changesAgainst)),
    }
  }

  return {
    locateProblem,
    createPage,
    /** Creates the page of a file with an unsaved text, without storing anything. Returns undefined if the file has no page. */
    createUnsavedPage: async (
      { file, text }: UnsavedDocument,
      baseline: Baseline,
      { path: wantedPath, maySee, end }: UnsavedOptions = {},
    ) => {
      const isSeen = (one: ContentFile) => {
        const at = pagePathOf(one)
        return !maySee || (at !== undefined && maySee(at))
      }
      const usable = maySee ? listUsable(file, baseline, maySee) : 'all'
      const tried = await store.tryText(file, text, { usable, isSeen, end })
      if (!tried) return undefined
      const own = pagePathOf(tried.file)
      // A file whose own page is hidden must not be shown on another page.
      const isHidden = own !== undefined && maySee?.(own) === false
      const path = isHidden ? own : (wantedPath ?? own)
      const before = store.allFiles().get(file)
      const saved = before && isSeen(before) ? before : undefined
      const view = maySee ? await withoutNewData(tried.view, tried.file, saved, baseline) : tried.view
      const page = path === undefined ? undefined : await createPage(path, baseline, { ...tried, view, maySee, text })
      if (!page) return undefined
      const { problems: inText, isBroken } = tried.compiled
      // Problems with other files would reveal which files exist.
      const problems = (maySee ? inText : tried.problems).map((problem) =>
        describeProblem(file, problem, isShownAsText(tried.file)),
      )
      const { isLastGood: _saved, state: savedState, ...shown } = page
      const isKnown = page.file !== file || saved !== undefined
      const state = isKnown ? savedState : undefined
      const isNew = !state && !(file in baseline.files)
      return {
        ...shown,
        ...(state && { state }),
        problems,
        ...(isBroken && page.component !== PROBLEM_PAGE && { isLastGood: true as const }),
        ...(isNew && { state: 'new' as const }),
      }
    },
  }
}
