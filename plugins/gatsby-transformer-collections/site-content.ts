import { resolve } from 'node:path'
import {
  type CompiledFile,
  type ContentFile,
  type ContentStore,
  createCompileQueue,
  createContentStore,
  type FileHistory,
  listDownloads,
  readGivenHistory,
  watchSources,
  writeEditorFiles,
} from '@galley/content'
import { draftOf, publishedOf } from '@galley/core/content-path'
import { mergeRuns } from '@galley/core/merge-runs'
import { isPreviewBuild } from '@galley/core/preview-build'
import { createProgress } from '@galley/node/progress'
import { site } from '@galley/site'
import type { NodePluginArgs } from 'gatsby'
import {
  createEntry,
  deleteAgain,
  deleteEntries,
  type FileNode,
  isContent,
  isCurrent,
  updateUntranslated,
} from './entry-nodes'
import { summarize } from './list-nodes'

/** The content of the last run. */
interface LastRun {
  /** Digest of the compiler. Another compiler may return other fields. */
  compiler: string
  files: ContentFile[]
}

/** The last result of a file that was shown. */
interface GoodVersion {
  compiler: string
  compiled: CompiledFile
}

export const contentDir = resolve('content')

/** True in `develop` and in previews. Other builds have no nodes of drafts. */
const hasDrafts = () => process.env['NODE_ENV'] !== 'production' || isPreviewBuild()

/** True for files that are shown despite problems. MDX pages are not, because webpack compiles the file itself. */
const showsFaulty = (path: string) => hasDrafts() && !path.endsWith('.mdx')

/** The content of one run of Gatsby: keeps a content store up to date with Gatsby's files, and Gatsby's nodes with the store. */
export class SiteContent {
  // `develop` keeps the threads for the next save.
  private readonly queue = createCompileQueue(resolve(), { idleTimeout: 60_000 })
  /** Digest of the compiler. `develop` and `build` share a cache, but not their entries. */
  private compiler = ''
  private histories = new Map<string, FileHistory>()
  /** Undefined until `load`. */
  private current: ContentStore | undefined
  private watcher: ReturnType<typeof watchSources> | undefined
  /** Files that Gatsby reported since the last update. A first build reports every file, one after the other. */
  private reported = new Set<string>()
  /** Files that were compared with their nodes. A file that does not change is compared once. */
  private readonly compared = new WeakSet<ContentFile>()
  private latestApi!: NodePluginArgs
  private readonly runUpdate = mergeRuns(() => this.updateNow(this.latestApi))

  /** Prepares the compiler and reads the history of files, while Gatsby reads all files. */
  async open({ warn }: Pick<NodePluginArgs['reporter'], 'warn'>) {
    this.compiler = `${await this.queue.digest()} ${hasDrafts()}`
    this.queue.warmUp()
    this.histories = await readGivenHistory(contentDir, process.env, site).catch((error: unknown) => {
      warn(`Pages show no "last updated" date. ${(error as Error).message}\nCorrect it, then build again.`)
      return new Map()
    })
  }

  get isLoaded() {
    return this.current !== undefined
  }

  /** @throws Error before `load` */
  get store(): ContentStore {
    if (!this.current) throw new Error('The content is not loaded yet.')
    return this.current
  }

  /** Creates the store from the last run, and compiles the files that changed since. */
  async load(api: NodePluginArgs) {
    this.current = this.createStore(api)
    const lastRun = (await api.cache.get('content')) as LastRun | undefined
    if (lastRun?.compiler === this.compiler) this.current.restore(lastRun.files)
    else {
      // All files compile again, perhaps for other collections.
      deleteEntries(api, () => true)
      // Content types may have changed. Nobody edits files in CI and in previews.
      if (!isPreviewBuild() && !process.env['CI']) await writeEditorFiles(resolve())
    }
    await this.update(api)
  }

  private createStore({ reporter }: NodePluginArgs) {
    const progress = createProgress('content files are compiled', reporter.info)
    return createContentStore({
      contentDir,
      compile: async (request) => {
        progress.start()
        try {
          return await this.queue.compile(request)
        } finally {
          progress.end()
        }
      },
      historyOf: (file) => this.histories.get(file),
      hasDrafts: hasDrafts(),
      showsFaulty,
      keep: summarize,
    })
  }

  /** Watches files outside `content/` that pages include, because Gatsby watches `content/` only. */
  async watch() {
    await this.watcher?.close()
    this.watcher = watchSources(contentDir, this.store, () => void this.update(this.latestApi))
  }

  /** Notes a file that Gatsby reported, and updates the content. */
  async noteSaved(file: string, api: NodePluginArgs) {
    this.reported.add(file)
    await this.update(api)
  }

  /** Updates the store from Gatsby's files, and Gatsby's nodes from the store. Calls during an update share the next one. */
  update(api: NodePluginArgs) {
    this.latestApi = api
    return this.runUpdate()
  }

  private async updateNow(api: NodePluginArgs) {
    const { store, reported } = this
    this.reported = new Set()
    const fileNodes = new Map(
      api
        .getNodesByType('File')
        .filter(isContent)
        .map((node) => [node.relativePath, node]),
    )
    const before = new Map(store.allFiles())
    const { changed, compiled } = await store.update(listChanges(fileNodes, before))
    const shown = new Map(store.files().map((one) => [one.file, one]))
    // A build that stopped may have lost nodes, and a commit gives files another date.
    const outdated = [...shown.values()].filter((one) => !this.compared.has(one) && !isCurrent(one, api))
    // A new draft hides its published file; a deleted draft shows it again.
    const touched = [...reported, ...changed, ...outdated.map(({ file }) => file)].flatMap((file) => [
      file,
      draftOf(file),
      publishedOf(file),
    ])
    for (const file of new Set(touched)) await this.updateNode(file, { fileNodes, before, shown, compiled }, api)
    await updateUntranslated(api)
    for (const one of shown.values()) this.compared.add(one)
  }

  /** Creates, replaces or deletes the node of one file. */
  private async updateNode(file: string, { fileNodes, before, shown, compiled }: Update, api: NodePluginArgs) {
    const one = shown.get(file)
    const known = before.get(file)
    const old = api.getNode(known?.entry?.id ?? '')
    if (old && old.id !== one?.entry?.id) api.actions.deleteNode(old)
    else if (!old && known?.entry && !fileNodes.has(file)) await deleteAgain(known, api)
    // A file that was deleted while it was compiled gets no node, because nothing would delete the node later.
    const parent = api.getNode(fileNodes.get(file)?.id ?? '')
    if (!one?.entry || !parent) return
    const fresh = compiled.get(file)
    if (fresh && showsFaulty(file))
      await api.cache.set(`good ${file}`, { compiler: this.compiler, compiled: fresh } satisfies GoodVersion)
    const result = fresh ?? (isCurrent(one, api) ? undefined : await this.compileAgain(one, api))
    if (result) await createEntry(one, result, parent as FileNode, api)
  }

  /** Returns the last result of a file that was shown; undefined if it cannot be compiled again. */
  private async compileAgain({ file, collection }: ContentFile, { cache }: NodePluginArgs) {
    const good = (await cache.get(`good ${file}`)) as GoodVersion | undefined
    if (good?.compiler === this.compiler) return good.compiled
    const compiled = await this.queue.compile({ contentDir, file, ...(collection && { collection }) })
    return compiled.isBroken ? undefined : compiled
  }

  /** Ends the threads of a build, which compiles nothing more, and frees their memory. */
  close() {
    return this.queue.close()
  }

  /** Saves the content for the next run. */
  async save({ cache }: NodePluginArgs) {
    await cache.set('content', { compiler: this.compiler, files: this.store.save() } satisfies LastRun)
  }

  /** Returns the files that entries link to, by the path of their published copy. Empty before `load`. */
  listDownloads() {
    return listDownloads(this.current?.files().flatMap(({ entry }) => entry ?? []) ?? [])
  }
}

/** One update of the store. All maps have paths below `content/` as keys. */
interface Update {
  fileNodes: ReadonlyMap<string, FileNode>
  before: ReadonlyMap<string, ContentFile>
  shown: ReadonlyMap<string, ContentFile>
  compiled: ReadonlyMap<string, CompiledFile>
}

/** Lists files that differ between Gatsby and the store, and files that Gatsby has deleted. */
function listChanges(fileNodes: ReadonlyMap<string, FileNode>, known: ReadonlyMap<string, ContentFile>) {
  const changed = [...fileNodes].flatMap(([file, { internal }]) =>
    known.get(file)?.digest === internal.contentDigest ? [] : [file],
  )
  const deleted = [...known.keys()].filter((file) => !fileNodes.has(file))
  return [...changed, ...deleted]
}
