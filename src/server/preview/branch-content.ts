import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { watch } from 'chokidar'
import {
  baselineOfContent,
  type ContentChange,
  type ContentFile,
  type ContentStoreOptions,
  type ContentView,
  createContentStore,
  findImages,
  type PageName,
  pagePathOf,
  readLastUpdated,
} from '../../content'
import { routes } from '../../content.config'
import { buildNavigation } from '../../lib/build-navigation'
import type { ContentProblem } from '../../lib/content-source'
import type { NavigationItem } from '../../lib/navigation'
import type {
  Baseline,
  DraftChange,
  DraftProblem,
  PageComponents,
  PreviewPage,
  UnsavedDocument,
} from '../../lib/preview'
import { findRoute } from '../../lib/route-table'
import { createAnswers } from './answers'
import { BranchError } from './branches'
import { narrowView } from './content'
import { type ContentCache, followContent } from './content-cache'
import { createDataLayer, type DataLayer } from './data-layer'
import { findDifferences, imagesOf } from './differences'
import { createEventStream } from './event-stream'
import { createFileAuthors } from './file-authors'
import { findAnchor } from './find-anchor'

/** Saves closer together than this are one change. */
export const GATHER_MS = 15

/** The watcher reports no save of a file within 50 ms after another one (chokidar 5, `_emit`): after this the file is looked at again. */
const LOOK_AGAIN_MS = 100

/** A file that was saved so lately is not committed. */
const FRESH_MS = 10_000

const NO_CONTENT =
  'There is no folder "content" in what the preview shows. Create it on this branch, or correct PREVIEW_TREE.'

/** The queries of a build's pages. */
export interface BuiltPages {
  /** GraphQL schema of the build. */
  schema: string
  components: PageComponents
}

/** Marks a line of a page that shows its source; see `templates/problem-page`. */
const sourceMark = (line: number) => `line ${line}`

/** Whether a token may see a page. */
type MaySee = (path: string) => boolean

export interface BranchContentOptions extends Pick<
  ContentStoreOptions,
  'contentDir' | 'compile' | 'compileUnsaved' | 'hasDrafts'
> {
  /** Path of an image on the server, with its query. */
  urlOf: (file: string, digest: string) => string
  /** What an earlier server has compiled, so that only what has changed since is compiled again. */
  cache?: ContentCache | undefined
  /** Files of another branch that are compiled, used where the cache has nothing: of equal files the entries are equal. */
  seed?: (() => readonly ContentFile[]) | undefined
  /** Where Git knows when the files changed. @default contentDir */
  historyDir?: string | undefined
  /** Called with errors that no request waits for, such as a save that could not be read. */
  report: (error: unknown) => void
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

/** The content of one branch: its differences from a build, the data of its pages, and its events. */
export function createBranchContent({ urlOf, cache, seed, historyDir, report, ...options }: BranchContentOptions) {
  const { contentDir } = options
  const reportAs = (message: string) => (cause: unknown) => report(new Error(message, { cause }))
  let lastUpdated = new Map<string, string>()
  const store = createContentStore({ ...options, lastUpdatedOf: (file) => lastUpdated.get(file) })
  const authorsOf = createFileAuthors(contentDir, reportAs('Git cannot say who wrote the drafts.'))
  const stream = createEventStream()
  const answers = createAnswers(() => store.revision)
  const { once } = answers
  let built: { pages: BuiltPages; layer: DataLayer } | undefined
  let isBuildBroken = false
  let sent = Promise.resolve()

  store.onChange(({ changed, deleted, problems }: ContentChange) => {
    if (changed) stream.emit('changed', changed)
    if (deleted) stream.emit('deleted', deleted)
    const { revision } = store
    // In order: a problem that is solved at once must not be sent after its solution.
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

  const pathOfFile = (name: string) => pagePathOf(store.files().find(({ file }) => file === name))

  const locateProblem = async ({ file, line, column, message, mark }: ContentProblem): Promise<DraftProblem> => {
    const name = file.replace(/^content\//, '')
    const shown = store.files().find((one) => one.file === name)
    const { anchors = [] } = (shown?.kind === 'page' && shown.entry) || {}
    const path = pagePathOf(shown)
    const own = shown?.outline ? sourceMark(line) : mark
    // Without the text the problem has no anchor. That the file cannot be read is a problem of its own.
    const text = anchors.length > 0 ? await readFile(join(contentDir, name), 'utf8').catch(() => '') : ''
    const anchor = findAnchor(text, line, anchors)
    return {
      file: name,
      line,
      column,
      message,
      ...(path !== undefined && { path }),
      ...(anchor !== undefined && { anchor }),
      ...(own !== undefined && { mark: own }),
    }
  }

  const differencesFrom = (baseline: Baseline): Promise<DraftChange[]> =>
    once(`differences ${baseline.id}`, () => Promise.resolve(findDifferences(store.files(), baseline)))

  const changesFrom = (baseline: Baseline): Promise<DraftChange[]> =>
    once(`changes ${baseline.id}`, async () => {
      const changes = await differencesFrom(baseline)
      const files = new Map(store.files().map((one) => [one.file, one]))
      const authors = await authorsOf(changes.flatMap(({ file }) => files.get(file) ?? []))
      return changes.map((change) => {
        const author = authors.get(change.file)
        return author === undefined ? change : { ...change, author }
      })
    })

  /** The author of a file's last commit; undefined for a file that was just saved, without asking Git. */
  const authorOf = async (file: ContentFile) =>
    Date.now() - Date.parse(file.savedAt) < FRESH_MS ? undefined : (await authorsOf([file])).get(file.file)

  /** The component of the page at a path, and the file that it is made from. */
  const findPage = (path: string, shown: readonly ContentFile[]) => {
    const file = shown.find((one) => pagePathOf(one) === path)
    if (file?.kind !== 'page' || !file.entry || !file.collection) return undefined
    const route = findRoute(routes, file.collection, path)
    return route && { component: `templates/${route.template}`, file, entry: file.entry }
  }

  /** What the bar and the notices say of the file of a page. */
  const describeFile = async (file: ContentFile, changes: readonly DraftChange[]) => {
    const state = changes.find((one) => one.file === file.file)?.state
    const problems = store.problems().filter((problem) => problem.file === `content/${file.file}`)
    const author = await authorOf(file)
    return {
      problems: await Promise.all(problems.map(locateProblem)),
      ...(state && { state }),
      file: file.file,
      savedAt: file.savedAt,
      ...(author !== undefined && { author }),
    }
  }

  /** The page of a file that never could be compiled: its text, for those who may see all of it. */
  const createSourcePage = async (
    file: ContentFile & { kind: 'page' },
    against: Baseline,
    { maySee, text }: Pick<PageOptions, 'maySee' | 'text'>,
  ): Promise<PreviewPage> => {
    const { path, title } = file.outline!
    const written = text ?? (await readFile(join(contentDir, file.file), 'utf8').catch(() => undefined))
    return {
      path,
      component: 'templates/problem-page',
      data: { path, title, collection: file.collection, text: maySee ? undefined : written },
      head: { title, description: '' },
      isCode: false,
      changedImages: [],
      depends: [],
      revision: store.revision,
      ...(await describeFile(file, await differencesFrom(against))),
    }
  }

  /** The content without drafts of pages that may not be seen, and without their images. What is published is no secret. */
  const withoutDrafts = async (view: ContentView, baseline: Baseline, maySee: MaySee): Promise<ContentView> => {
    const drafts = (await differencesFrom(baseline)).flatMap(({ path }) => path ?? [])
    const hidden = new Set(drafts.filter((path) => !maySee(path)))
    // As they are saved: a text that is not saved may name any image.
    const seenFiles = store.files().filter((file) => {
      const path = pagePathOf(file)
      return path === undefined || maySee(path)
    })
    const images = new Set(seenFiles.flatMap(({ entry }) => (entry ? imagesOf(entry) : [])))
    const digestOfImage = (file: string) => {
      const digest = view.digestOfImage(file)
      return images.has(file) || baseline.files[file] === digest ? digest : undefined
    }
    return { ...narrowView(view, (path) => !hidden.has(path)), digestOfImage }
  }

  /** Images are compared with the build, which has its own; whether the page changed may be asked against something else. */
  const createPage = async (
    path: string,
    baseline: Baseline,
    { view, shown, maySee, text, against = baseline }: PageOptions,
  ): Promise<PreviewPage | undefined> => {
    const unread = shown.find((one) => one.kind === 'page' && one.outline?.path === path)
    if (unread?.kind === 'page') return createSourcePage(unread, against, { maySee, text })
    const found = findPage(path, shown)
    const source = found && built?.pages.components.queries[found.component]
    if (!built || !found || source === undefined) return undefined
    const { component, file, entry } = found
    const seen = maySee ? await withoutDrafts(view, baseline, maySee) : view
    const { data, depends } = await built.layer.query(seen, source, { id: entry.id, path })
    const changes = await differencesFrom(baseline)
    const ownImages = findImages(entry)
    const isSeen = (image: string) => !maySee || (ownImages.includes(image) && seen.digestOfImage(image) !== undefined)
    return {
      path,
      component,
      data,
      head: {
        title: entry.seo.title ?? entry.title,
        description: entry.seo.description ?? entry.description,
      },
      isCode: entry.extension === 'mdx',
      ...(store.failed().get(file.file)?.isBroken && { isLastGood: true }),
      changedImages: changes.flatMap(({ kind, file: image }) => (kind === 'image' && isSeen(image) ? image : [])),
      depends,
      revision: view.revision,
      ...(await describeFile(file, await differencesFrom(against))),
    }
  }

  const readDates = async () => {
    const reportMissing = reportAs('Pages show no "last updated" date.')
    lastUpdated = (await readLastUpdated(historyDir ?? contentDir).catch(reportMissing)) ?? new Map<string, string>()
  }

  const pending = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  // Counted from the first save, so that constant saves show too.
  const gather = (file: string) => {
    pending.add(file.slice(contentDir.length + 1).replaceAll('\\', '/'))
    timer ??= setTimeout(() => {
      timer = undefined
      const names = [...pending]
      pending.clear()
      const settling = setTimeout(() => {
        settlings.delete(settling)
        for (const name of names) void lookAgain(name)
      }, LOOK_AGAIN_MS)
      settlings.add(settling)
      store.update(names).catch(reportUnread)
    }, GATHER_MS)
  }
  const lookAgain = async (name: string) => {
    if (await store.hasChanged(name).catch(reportUnread)) gather(join(contentDir, name))
  }
  const reportUnread = reportAs('Files that were saved could not be read. Save them again.')
  const settlings = new Set<NodeJS.Timeout>()
  let watcher: ReturnType<typeof watch> | undefined
  const startWatching = () => {
    const started = (watcher = watch(contentDir, { ignoreInitial: true, followSymlinks: false }))
    started.on('add', gather).on('change', gather).on('unlink', gather)
    started.on('error', reportAs('Saves cannot be followed everywhere. Raise the limit of watched files.'))
    return new Promise<void>((resolve) => started.once('ready', resolve))
  }
  /** Git may know another date by now. */
  const withDate = (file: ContentFile) => {
    const { collection, entry } = file
    const day = { lastUpdated: lastUpdated.get(file.file) ?? null }
    return collection && entry ? ({ ...file, entry: { ...entry, ...day } } as ContentFile) : file
  }
  const following = cache && followContent(store, cache)

  return {
    store,
    stream,
    /** Compiles the content that the cache does not have, and with `isWatched` follows every save from then on. */
    open: async ({ isWatched }: { isWatched: boolean }) => {
      if (!existsSync(contentDir)) throw new BranchError(NO_CONTENT, 503)
      const cached = cache?.read() ?? []
      const kept = cached.length > 0 ? cached : (seed?.() ?? [])
      await Promise.all([readDates(), isWatched && startWatching()])
      store.restore(kept.map(withDate))
      await store.reload()
    },
    /** Looks at all files again: another version of the branch has been checked out. */
    reload: async () => {
      await readDates()
      await store.reload()
    },
    /** Uses the queries of the build that is served now. */
    useBuild: (pages: BuiltPages) => {
      built = { pages, layer: createDataLayer(pages.schema, urlOf) }
      isBuildBroken = false
      answers.clear()
    },
    /** The build that is served now has no usable queries. */
    markBuildBroken: () => {
      built = undefined
      isBuildBroken = true
      answers.clear()
    },
    /** False until `useBuild` is called. */
    get hasBuild() {
      return built !== undefined
    },
    /** True when the queries of the last build could not be used. */
    get isBuildBroken() {
      return isBuildBroken
    },
    changes: changesFrom,
    problems: () => once('problems', () => Promise.all(store.problems().map(locateProblem))),
    /** The page at a path; undefined when there is none. */
    page: (path: string, baseline: Baseline, maySee?: MaySee, against = baseline) => {
      const create = () => createPage(path, baseline, { view: store.view(), shown: store.files(), maySee, against })
      return maySee ? create() : once(`page ${baseline.id} ${against.id} ${path}`, create)
    },
    /** This content as others are compared with it. */
    baseline: () => once('baseline', async () => baselineOfContent(store.files())),
    /** The page of a file as it would be with this text; nothing is kept. Undefined when the file makes no page. */
    unsavedPage: async (
      { file, text }: UnsavedDocument,
      baseline: Baseline,
      { path: wantedPath, maySee, end }: UnsavedOptions = {},
    ) => {
      const tried = await store.tryText(file, text, end)
      if (!tried) return undefined
      const path = wantedPath ?? pagePathOf(tried.file)
      const page = path === undefined ? undefined : await createPage(path, baseline, { ...tried, maySee, text })
      if (!page) return undefined
      const { problems: found, isBroken } = tried.compiled
      const problems = found.map(({ line, column, message, mark }): DraftProblem => {
        const own = tried.file.outline ? sourceMark(line) : mark
        return { file, line, column, message, ...(own !== undefined && { mark: own }) }
      })
      const { isLastGood: _saved, ...shown } = page
      const isNew = !page.state && !(file in baseline.files)
      return {
        ...shown,
        problems,
        ...(isBroken && tried.file.entry && { isLastGood: true as const }),
        ...(isNew && { state: 'new' as const }),
      }
    },
    navigation: (collection: PageName): Promise<NavigationItem[]> =>
      once(`navigation ${collection}`, async () => {
        const view = store.view()
        const pages = view.entriesOf(collection)
        const paths = new Set(pages.map(({ path }) => path))
        const unread = store
          .files()
          .flatMap(({ kind, collection: own, outline }) => (kind === 'page' && own === collection && outline) || [])
        const others = unread.filter(({ path }) => !paths.has(path))
        const all = [...pages, ...others].sort((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
        return buildNavigation(all, view.folders())
      }),
    /** An answer that others make of the content, kept until it changes. */
    once,
    close: async () => {
      clearTimeout(timer)
      for (const settling of settlings) clearTimeout(settling)
      // Editors reconnect to the content that is opened next.
      stream.close()
      await Promise.all([watcher?.close(), following?.close()])
    },
  }
}

export type BranchContent = ReturnType<typeof createBranchContent>
