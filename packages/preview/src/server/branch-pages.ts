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

/** A file that was saved so lately is not committed. */
const FRESH_MS = 10_000

/** A page that is gone may leave thousands of problems. */
const MAX_READS = 16

/** The queries of a build's pages. */
export interface BuiltPages {
  /** GraphQL schema of the build. */
  schema: string
  components: PageComponents
  /** Without them no links by path are checked. */
  targets?: BuiltTargets
}

/** Whether a token may see a page. */
export type MaySee = (path: string) => boolean

type PageFile = ContentFile & { kind: 'page' }

interface BranchPagesOptions {
  /** Absolute path of `content/`. */
  contentDir: string
  store: ContentStore
  /** The build that pages are made with; undefined while there is none. */
  readBuilt: () => { pages: BuiltPages; layer: DataLayer } | undefined
  differencesFrom: (baseline: Baseline, maySee?: MaySee) => Promise<DraftChange[]>
  /** The last commits of files, by file. */
  commitsOf: (files: readonly ContentFile[]) => Promise<ReadonlyMap<string, FileCommit>>
  /** True for files that change with commits only. */
  isCommitted: boolean
}

interface PageOptions {
  view: ContentView
  shown: readonly ContentFile[]
  maySee: MaySee | undefined
  /** What the page's state is told against. @default the baseline */
  against?: Baseline
  /** The file's text, when it is not saved. */
  text?: string | undefined
}

interface UnsavedOptions {
  /** Another page that shows the file. @default the file's own */
  path?: string | undefined
  maySee?: MaySee | undefined
  /** Ends the compilation when nobody waits for it any more. */
  end?: AbortSignal
}

/**
 * The file of the page at a path: of several, the one whose page it is for `findPathConflicts`. One that never could be read comes last; `draft`
 * is such a draft of the file.
 */
function findPageFile(path: string, shown: readonly ContentFile[]) {
  const files = shown
    .filter((one): one is PageFile => one.kind === 'page' && pagePathOf(one) === path)
    .sort((a, b) => a.file.localeCompare(b.file))
  const file = files.find(({ entry }) => entry) ?? files[0]
  const draft = files.find((one) => one !== file && one.outline && publishedOf(one.file) === file?.file)
  return { file, draft }
}

/** The file of the page at a path: of the second and further pages of a list, that of the list. */
function findListFile(path: string, shown: readonly ContentFile[]) {
  const own = findPageFile(path, shown)
  const { list, number } = readListPage(path)
  if (own.file || number === 1) return { ...own, list: path, number: 1 }
  const found = findPageFile(list, shown)
  const { file, draft } = found.file?.entry ? found : { file: undefined, draft: undefined }
  return { file, draft, list, number }
}

/** A problem with its mark in the page: of a page that is the text of its file, the line; see `PROBLEM_PAGE`. */
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

/** True if an entry names another one by its slug, as a post names its authors, topics and series. */
function isNamedBy({ collection, entry }: ContentFile, { entry: by }: ContentFile) {
  if (!collection || !entry || !by || !('placedReferences' in by) || !('slug' in entry)) return false
  if (keyOfReferences(collections[collection]) !== 'slug') return false
  return by.placedReferences.some((one) => one.collection === collection && one.value === entry.slug)
}

/** The files that a page shows beside its own: what it names, with their images, and what names it. */
const listParts = (page: ContentFile, shown: readonly ContentFile[]) =>
  shown.flatMap((one) => {
    if (one.entry && isNamedBy(one, page)) return [one.file, ...imagesOf(one.entry)]
    return isNamedBy(page, one) ? [one.file] : []
  })

/** How many pages a list has among this content. */
const countPagesOf = (route: Route, path: string, view: ContentView) => {
  const collection = route.list?.collection ?? ''
  const entries = collection in collections ? view.entriesOf(collection as PageName) : []
  return countListPages(
    route,
    path,
    entries.map((entry) => ({ collection, path: entry.path })),
  )
}

/** True if a page was or is in the list that a route shows. */
const isListed = ({ path, list }: Route, { collection, path: now, from }: DraftChange) =>
  list !== undefined &&
  collection === list.collection &&
  [now, from].some((one) => one !== undefined && isBelow(one, list.below ?? path))

/** True if a page names the deleted entry of a file. */
const isDeletedPart = (page: ContentFile, { file, state, collection }: DraftChange) =>
  state === 'deleted' &&
  collection !== undefined &&
  page.entry !== undefined &&
  'placedReferences' in page.entry &&
  page.entry.placedReferences.some(
    (one) => one.collection === collection && one.value === readContentPath(collection, file).slug,
  )

/** The pages of a branch, and what is wrong with them. */
export function createBranchPages({
  contentDir,
  store,
  readBuilt,
  differencesFrom,
  commitsOf,
  isCommitted,
}: BranchPagesOptions) {
  const reads = createTurns(MAX_READS)

  /** Whether the page of a file is its text. A draft that never could be read leaves the page of its published file. */
  const isShownAsText = (file: ContentFile | undefined) => {
    if (!file?.outline) return false
    const published = store.find(publishedOf(file.file))
    return !published?.entry || pagePathOf(published) !== pagePathOf(file)
  }

  /** A problem with its page and heading. */
  const locateProblem = async (problem: ContentProblem): Promise<DraftProblem> => {
    const { line } = problem
    const name = problem.file.replace(/^content\//, '')
    const shown = store.find(name)
    const { anchors = [] } = (shown?.kind === 'page' && shown.entry) || {}
    const path = pagePathOf(shown)
    // Without the text the problem has no anchor. That the file cannot be read is a problem of its own.
    const read = () => reads.run(() => readFile(join(contentDir, name), 'utf8'))
    const text = anchors.length > 0 ? await read().catch(() => '') : ''
    const anchor = findAnchor(text, line, anchors)
    return {
      ...describeProblem(name, problem, isShownAsText(shown)),
      ...(path !== undefined && { path }),
      ...(anchor !== undefined && { anchor }),
    }
  }

  /** A file's last commit; undefined for a file that was just saved, without asking Git. */
  const commitOf = async (file: ContentFile) =>
    !isCommitted && Date.now() - Date.parse(file.savedAt) < FRESH_MS
      ? undefined
      : (await commitsOf([file])).get(file.file)

  /** What the bar and the notices say of the file of a page. */
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

  /** The page of a file that never could be compiled: its text, for those who may see all of it. */
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

  /** Tells the images that may be seen: those of saved pages that may, for a text that is not saved may name any, and what is published. */
  const findSeenImages = (baseline: Baseline, maySee: MaySee) => {
    const seenFiles = store.files().filter((file) => isOfSeenPages(file, maySee))
    const shown = new Set(seenFiles.flatMap(({ entry }) => (entry ? imagesOf(entry) : [])))
    return (file: string, digest: string | undefined) => shown.has(file) || baseline.files[file] === digest
  }

  /**
   * What the text of a file may use whose author may see some pages only: these, and what is published, whether it still exists or not. What the
   * file itself uses is known to those who may see it.
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

  /** The content without drafts of pages that may not be seen, and without their images. What is published is no secret. */
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

  /** The content without data that is not published and that only a text names which is not saved: its sender would read it by guessing names. */
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

  /** Images are compared with the build, which has its own; whether the page changed may be asked against something else. */
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
    /** The page of a file as it would be with this text; nothing is kept. Undefined when the file makes no page. */
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
      // Another page shows it only if there is no draft at its path that may not be seen.
      const isHidden = own !== undefined && maySee?.(own) === false
      const path = isHidden ? own : (wantedPath ?? own)
      const before = store.allFiles().get(file)
      const saved = before && isSeen(before) ? before : undefined
      const view = maySee ? await withoutNewData(tried.view, tried.file, saved, baseline) : tried.view
      const page = path === undefined ? undefined : await createPage(path, baseline, { ...tried, view, maySee, text })
      if (!page) return undefined
      const { problems: inText, isBroken } = tried.compiled
      // Problems with other files would tell which of them there are.
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
