import type { Fetch } from '@galley/core/request'
import { type CallableWorker, createWorkerCalls } from '@galley/core/worker-calls'
import type { QuerySource, RawRow } from '@galley/query/builder'
import type { CollectionInfo } from '@galley/query/dump'
import { type ContentUrls, isLive, type LiveContentUrls, PUBLISHED } from './content-urls'
import type { DatabaseAnswer, DatabaseCall, DatabaseQuery } from './database-messages'
import { createManifestReader } from './manifest-reader'
import { type EndpointOptions, queryEndpoint } from './query-endpoint'

/** A source of queries that also describes the collections. */
export interface ContentSource extends QuerySource {
  /** Returns the manifest's entry for a collection. Rejects for an unknown collection. */
  describe: (collection: string) => Promise<CollectionInfo>
  /** The place where the last query ran. */
  readonly ranIn: 'browser' | 'server'
}

/** The dependencies of a page's source, which tests replace. */
export interface BrowserParts {
  fetch: Fetch
  /** Starts the database worker; undefined in a browser without workers or WebAssembly. */
  startWorker?: (() => CallableWorker) | undefined
}

/** Creates a source that runs queries in a worker with SQLite, or at the server's endpoint if the browser cannot run SQLite. */
export function createBrowserSource({ fetch, startWorker }: BrowserParts) {
  const published = createReader({ urls: PUBLISHED, fetch })
  const database = startWorker && createDatabaseClient(startWorker)
  let reader = published
  let ranIn: ContentSource['ranIn'] = database ? 'browser' : 'server'

  /** Returns the rows or the failure of the worker; undefined without a worker. */
  const askDatabase = async (query: DatabaseQuery, { urls, manifest }: typeof reader) => {
    const live = isLive(urls) ? { url: urls.dumpOf(query.collection), headers: urls.headers() } : undefined
    const answer = await database?.query({ ...query, live })
    if (!answer || !('failure' in answer) || answer.failure.reason !== 'outdated') return answer
    // A new version of the site may have been published after this page read the manifest.
    const { version } = await manifest.readAgain(query.collection)
    return version === query.version ? answer : database?.query({ ...query, version, live })
  }

  const run = async (collection: string, sql: string): Promise<RawRow[]> => {
    const asked = reader
    const query = { collection, sql, version: (await asked.manifest.read(collection)).version }
    const answer = await askDatabase(query, asked)
    if (!answer || ('failure' in answer && answer.failure.reason === 'unsupported')) {
      ranIn = 'server'
      return queryEndpoint(query, { urls: asked.urls, fetch }).catch((error: unknown) => {
        throw answer ? new Error(`${answer.failure.message} ${(error as Error).message}`, { cause: error }) : error
      })
    }
    if ('failure' in answer) throw new Error(answer.failure.message)
    ranIn = 'browser'
    return answer.rows
  }

  const describe = (collection: string) => reader.manifest.read(collection)

  return {
    describe,
    columns: async (collection: string) => (await describe(collection)).columns,
    run,
    get ranIn() {
      return ranIn
    },
    /** Switches to other databases from the next query on, such as the databases of a preview. `undefined` returns to the published databases. */
    setContentUrls: (next: LiveContentUrls | undefined) => {
      reader = next ? createReader({ urls: next, fetch }) : published
      database?.forget()
    },
  }
}

/** Creates a client of the database worker. Queries fail as `unsupported` if the worker does not start or crashes. */
function createDatabaseClient(startWorker: () => CallableWorker) {
  const call = createWorkerCalls<DatabaseCall, DatabaseAnswer>('The worker of the content database', startWorker)
  let isUsed = false
  return {
    query: (query: Exclude<DatabaseCall, 'forget'>): Promise<DatabaseAnswer> => {
      isUsed = true
      return call(query).catch((error: unknown) => ({
        failure: { reason: 'unsupported', message: (error as Error).message },
      }))
    },
    /** Tells the worker to close all databases. */
    forget: () => {
      // A crashed worker has no databases.
      if (isUsed) call('forget').catch(() => undefined)
    },
  }
}

const createReader = ({ urls, fetch }: { urls: ContentUrls; fetch: Fetch }) => ({
  urls,
  manifest: createManifestReader({ urls, fetch }),
})

/** Creates a source for code on a server. The source runs every query at the endpoint of the site. */
export function createServerSource(options: EndpointOptions & { origin: string }): ContentSource {
  const manifest = createManifestReader(options)
  return {
    describe: manifest.read,
    columns: async (collection) => (await manifest.read(collection)).columns,
    run: async (collection, sql) =>
      queryEndpoint({ collection, sql, version: (await manifest.read(collection)).version }, options),
    ranIn: 'server',
  }
}
