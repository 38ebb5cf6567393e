import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ContentFile,
  type ContentStore,
  type ContentView,
  type PageName,
  pagePathOf,
  releaseOf,
} from '@galley/content'
import type { NavigationPage } from '@galley/core/build-navigation'
import { copyIdOf, listPaths, referenceInFirstLanguage } from '@galley/core/collections'
import { publishedOf, readContentPath } from '@galley/core/content-path'
import {
  type Baseline,
  type DraftChange,
  type PageComponents,
  type PreviewPage,
  PROBLEM_PAGE,
  type UnsavedDocument,
} from '@galley/core/preview'
import { countListPages, findRoute, listVariables, readListPage, type Route } from '@galley/core/route-table'
import {
  fileLanguage,
  inFirstLanguage,
  listTranslations,
  pathInFirstLanguage,
  pathLanguage,
} from '@galley/core/translations'
import { isBelow } from '@galley/core/url-path'
import { collections, routes } from '@galley/site/collections'
import type { DataLayer } from './data-layer/data-layer'
import { imagesOf, isReferencedBy, type MaySee } from './differences'
import type { FileCommit } from './file-commits'
import { createGuestContent } from './guest-content'
import { createProblemLocator, describeProblem, isShownAsText } from './locate-problems'

/** A file that was saved within this time counts as uncommitted, so Git is not called. */
const FRESH_MS = 10_000

/** The parts of a build that the preview of pages needs. */
export interface BuiltPages {
  /** GraphQL schema of the build. */
  schema: string
  components: PageComponents
  /** Paths of pages without a content file, as targets of links. Without this list, links to paths are not checked. */
  otherPages?: readonly string[]
}

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

/** Finds the file of the page at a path. A page without a translation has the file of its original. */
function findPageFile(path: string, shown: readonly ContentFile[]) {
  const own = findOwnFile(path, shown)
  const language = pathLanguage(path)
  if (own.file || language === undefined) return { ...own, copyIn: undefined }
  const original = findOwnFile(pathInFirstLanguage(path), shown)
  const nameOf = ({ file }: ContentFile) => inFirstLanguage(publishedOf(file)).replace(/\.\w+$/, '')
  const isTranslated = shown.some(
    (one) =>
      one.kind === 'page' &&
      fileLanguage(one.file) === language &&
      original.file !== undefined &&
      nameOf(one) === nameOf(original.file),
  )
  return isTranslated ? { ...own, copyIn: undefined } : { ...original, copyIn: language }
}

/**
 * Finds the file with the path. If several files have the path, the first by name is used, as in `findPathConflicts`, and files that could never be
 * read come last. `draft` is a draft of the file that could never be read.
 */
function findOwnFile(path: string, shown: readonly ContentFile[]) {
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
  return { ...(found.file?.entry ? found : { file: undefined, draft: undefined, copyIn: undefined }), list, number }
}

/** Lists the files that a page shows besides its own: referenced entries with their images, and entries that reference the page. */
const listParts = (page: ContentFile, shown: readonly ContentFile[]) =>
  shown.flatMap((one) => {
    if (one.entry && isReferencedBy(one, page)) return [one.file, ...imagesOf(one.entry)]
    return isReferencedBy(page, one) ? [one.file] : []
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
    (one) =>
      one.collection === collection && referenceInFirstLanguage(one.value) === readContentPath(collection, file).slug,
  )

/**
 * Returns a filter for the changes that show on a page: changes of its parts, changes of pages in its list, and deletions of entries that the page
 * references.
 */
function createChangeFilter(page: ContentFile, route: Route, shown: readonly ContentFile[]) {
  const parts = new Set([...(page.entry ? imagesOf(page.entry) : []), ...listParts(page, shown)])
  return (change: DraftChange) => parts.has(change.file) || isListed(route, change) || isDeletedPart(page, change)
}

/** Creates the pages of a branch, with their problems. */
export class BranchPages {
  /** Adds the page and the heading to a problem. */
  readonly locateProblem: ReturnType<typeof createProblemLocator>
  readonly #guests: ReturnType<typeof createGuestContent>

  constructor(private readonly options: BranchPagesOptions) {
    this.#guests = createGuestContent(options)
    this.locateProblem = createProblemLocator(options.contentDir, options.store)
  }

  /** Creates the page at a path. Images are compared with `baseline`, the build in the browser. The page's state is relative to `against`. */
  async create(
    path: string,
    baseline: Baseline,
    { view, shown, maySee, text, against = baseline }: PageOptions,
  ): Promise<PreviewPage | undefined> {
    const { store, differencesFrom } = this.options
    const { file, draft, copyIn, list, number } = findListFile(path, shown)
    if (file?.outline) return this.#createSource(file, { ...file.outline, path }, against, { maySee, text })
    const entry = file?.entry
    const template = file && this.#findTemplate(file, list)
    if (!entry || !template) return undefined
    const { component, route } = template

    const seen = maySee ? await this.#guests.withoutDrafts(view, baseline, maySee) : view
    if (number > 1 && number > countPagesOf(route, list, seen)) return undefined
    const id = copyIn === undefined ? entry.id : copyIdOf(entry.id, copyIn)
    const language = copyIn ?? entry.language
    // The build passes the same variables to templates.
    const variables = { id, path, ...(language && { language }), ...listVariables(route, number) }
    const { data, depends } = await template.layer.query(seen, template.query, variables)

    const isSeenImage = (image: string) =>
      !maySee || (imagesOf(entry).includes(image) && seen.digestOfImage(image) !== undefined)
    const changes = await differencesFrom(baseline)
    const changesAgainst = await differencesFrom(against, maySee)
    const images = imagesOf(entry).filter(isSeenImage)
    const showsChanges = maySee
      ? changesAgainst.some((change) => images.includes(change.file))
      : changesAgainst.some(createChangeFilter(file, route, shown))
    return {
      path,
      component,
      data,
      head: {
        title: entry.seo.title ?? entry.title,
        description: entry.seo.description ?? entry.description,
      },
      ...(listTranslations().length > 0 && { paths: listPaths(seen.entriesOf(route.collection))(entry) }),
      ...(file.bodyLines && !draft && { bodyLines: file.bodyLines }),
      isCode: entry.extension === 'mdx',
      ...((draft || store.failed().get(file.file)?.isBroken) && { isLastGood: true }),
      ...(showsChanges && { showsChanges: true }),
      changedImages: changes.flatMap(({ kind, file: image }) => (kind === 'image' && isSeenImage(image) ? image : [])),
      depends,
      revision: view.revision,
      ...(await this.#describeFile(draft ?? file, path, changesAgainst)),
    }
  }

  /** Creates the page of a file with an unsaved text, without storing anything. Returns undefined if the file has no page. */
  async createUnsaved(
    { file, text }: UnsavedDocument,
    baseline: Baseline,
    { path: wantedPath, maySee, end }: UnsavedOptions = {},
  ): Promise<PreviewPage | undefined> {
    const { store } = this.options
    const isSeen = (one: ContentFile) => {
      const at = pagePathOf(one)
      return !maySee || (at !== undefined && maySee(at))
    }
    const usable = maySee ? this.#guests.listUsable(file, baseline, maySee) : 'all'
    const tried = await store.tryText(file, text, { usable, isSeen, end })
    if (!tried) return undefined

    const own = pagePathOf(tried.file)
    // A file whose own page is hidden must not be shown on another page.
    const isHidden = own !== undefined && maySee?.(own) === false
    const path = isHidden ? own : (wantedPath ?? own)
    const before = store.allFiles().get(file)
    const saved = before && isSeen(before) ? before : undefined
    const view = maySee ? await this.#guests.withoutNewData(tried.view, tried.file, saved, baseline) : tried.view
    const page = path === undefined ? undefined : await this.create(path, baseline, { ...tried, view, maySee, text })
    if (!page) return undefined

    const { problems: inText, isBroken } = tried.compiled
    // Problems with other files would reveal which files exist.
    const problems = (maySee ? inText : tried.problems).map((problem) =>
      describeProblem(file, problem, isShownAsText(tried.file, store)),
    )
    const { isLastGood: _saved, state: savedState, ...shown } = page
    const isKnown = page.file !== file || saved !== undefined
    const state = (isKnown ? savedState : undefined) ?? (file in baseline.files ? undefined : 'new')
    return {
      ...shown,
      ...(state && { state }),
      problems,
      ...(isBroken && page.component !== PROBLEM_PAGE && { isLastGood: true as const }),
    }
  }

  /** Finds the template of a page, with its query; undefined if the last build has no such template. */
  #findTemplate({ collection }: ContentFile, list: string) {
    const route = collection && findRoute(routes, collection, list)
    const component = `templates/${route?.template}`
    const built = this.options.readBuilt()
    const query = built?.pages.components.queries[component]
    return built && route && query !== undefined ? { component, route, query, layer: built.layer } : undefined
  }

  /** Creates the page of a file that could never be compiled. It shows the text of the file, unless the token has a path scope. */
  async #createSource(
    file: PageFile,
    { path, title }: NavigationPage,
    against: Baseline,
    { maySee, text }: Pick<PageOptions, 'maySee' | 'text'>,
  ): Promise<PreviewPage> {
    const { contentDir, store, differencesFrom } = this.options
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
      ...(await this.#describeFile(file, path, await differencesFrom(against, maySee))),
    }
  }

  /** Returns the facts about a page's file for the bar and the notices. */
  async #describeFile(file: ContentFile, path: string, changes: readonly DraftChange[]) {
    const own = changes.find((one) => one.file === file.file)?.state
    // The page of a deleted translation shows the text of its original.
    const replaces = changes.some((one) => one.state === 'deleted' && one.path === path)
    const state = own ?? (replaces ? 'changed' : undefined)
    const parts = Object.keys((file.kind === 'page' && file.entry?.sources) || {})
    const names = [file.file, ...parts].map((name) => `content/${name}`)
    const problems = this.options.store.problems().filter((problem) => names.includes(problem.file))
    const commit = await this.#commitOf(file)
    return {
      problems: await Promise.all(problems.map(this.locateProblem)),
      ...(state && { state }),
      ...releaseOf(file),
      file: file.file,
      savedAt: commit?.committedAt ?? file.savedAt,
      ...(commit && { author: commit.author }),
    }
  }

  /** Returns a file's last commit. For a file that was just saved, returns undefined without running Git. */
  async #commitOf(file: ContentFile) {
    const { isCommitted, commitsOf } = this.options
    if (!isCommitted && Date.now() - Date.parse(file.savedAt) < FRESH_MS) return undefined
    return (await commitsOf([file])).get(file.file)
  }
}
