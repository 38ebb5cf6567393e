import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import type { SiteNavigation } from '@galley/core/navigation'
import type { NodePluginArgs } from 'gatsby'
import type { IGatsbyState } from 'gatsby/dist/redux/types'
import type { Patch } from '../patch'
import { findChangedPages } from './find-changed-pages'

/** Matches the path of the file with the navigation's query. */
export const QUERY_FILE = /[\\/]theme[\\/]src[\\/]hooks[\\/]use-navigation\.ts$/

/** Returns the hash of the navigation's query, which names the file of its result. Undefined before Gatsby has found the query. */
export const findQueryHash = ({ staticQueryComponents }: Pick<IGatsbyState, 'staticQueryComponents'>) =>
  [...staticQueryComponents.values()].find(({ componentPath }) => QUERY_FILE.test(componentPath))?.hash

/** The action with which Gatsby (5.16.1) marks all pages with a changed static query, and records the change as handled. */
const MARK = 'HTML_MARK_DIRTY_BECAUSE_STATIC_QUERY_RESULT_CHANGED'

/** Gatsby's own types omit the state. */
interface GatsbyStore {
  getState: () => IGatsbyState
  dispatch: (action: object) => void
}

/** The event after Gatsby has run a query and written its result. */
interface QueryRun {
  payload: { queryHash: string; resultHash: string }
}

/** Makes Gatsby render only the pages that show a change of the navigation. Without the result of the last build, Gatsby renders all pages. */
export async function markPages({ emitter, ...args }: Pick<NodePluginArgs, 'store' | 'emitter'>) {
  const store = args.store as unknown as GatsbyStore
  const state = store.getState()
  const hash = findQueryHash(state)
  const known = hash === undefined ? undefined : state.html.trackedStaticQueryResults.get(hash)
  // `dirty` means that Gatsby still has to mark pages for an earlier change.
  if (!known || known.dirty !== 0) return
  const { staticQueryResultHash: lastResult } = known
  const answerFile = resolve('public/page-data/sq/d', `${hash}.json`)
  const last = await readFile(answerFile, 'utf8').catch(ignoreMissing)
  if (last === undefined || digest(last) !== lastResult) return

  emitter.on('PAGE_QUERY_RUN', ({ payload }: QueryRun) => {
    if (payload.queryHash !== hash || payload.resultHash === lastResult) return
    const next = readFileSync(answerFile, 'utf8')
    if (digest(next) !== payload.resultHash) return
    // Includes deleted pages, because a page can return before Gatsby removes its HTML.
    const pages = findChangedPages(parse(last), parse(next), store.getState().html.trackedHtmlFiles.keys())
    if (!pages) return
    store.dispatch({
      type: MARK,
      payload: { pages: new Set(pages), slices: new Set(), staticQueryHashes: new Set([hash]) },
    })
  })
}

/** The same digest as Gatsby's. */
const digest = (answer: string) => createHash('sha1').update(answer).digest('hex')

const parse = (answer: string) => (JSON.parse(answer) as { data: SiteNavigation }).data

export const shownNavigation: Patch<[api: Pick<NodePluginArgs, 'store' | 'emitter'>], Promise<void>> = {
  name: 'shown-navigation',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/redux/reducers/html': [
      /case `HTML_MARK_DIRTY_BECAUSE_STATIC_QUERY_RESULT_CHANGED`/,
      /trackedHtmlFiles/,
    ],
    'gatsby/dist/commands/build-utils': [
      /\.html\.trackedStaticQueryResults\.forEach/,
      /type: `HTML_MARK_DIRTY_BECAUSE_STATIC_QUERY_RESULT_CHANGED`/,
    ],
    'gatsby/dist/query/query-runner': /resultHash = await \(0, _hash\.sha1\)\(resultJSON\)/,
  },
  without: 'A change of the navigation renders all pages, even those that do not show it.',
  apply: (_requireFromGatsby, api) => markPages(api),
}
