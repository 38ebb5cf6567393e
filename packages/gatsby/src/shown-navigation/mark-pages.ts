import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import type { SiteNavigation } from '@galley/core/navigation'
import type { NodePluginArgs } from 'gatsby'
import type { Patch } from '../patch'
import { findChangedPages } from './find-changed-pages'

/** Matches the file with the query of the navigation. */
export const QUERY_FILE = /[\\/]theme[\\/]src[\\/]hooks[\\/]use-navigation\.ts$/

/** With this action Gatsby (5.16.1) marks all pages that have a query whose answer has changed, and notes that it has. */
const MARK = 'HTML_MARK_DIRTY_BECAUSE_STATIC_QUERY_RESULT_CHANGED'

/** What Gatsby keeps between builds; of another version some of it may be missing. */
interface GatsbyState {
  staticQueryComponents?: ReadonlyMap<string, { componentPath: string; hash: string }>
  html?: {
    trackedStaticQueryResults?: ReadonlyMap<string, { dirty: number; staticQueryResultHash: string }>
    trackedHtmlFiles?: ReadonlyMap<string, unknown>
  }
}

/** Gatsby's types say nothing of its state. */
interface GatsbyStore {
  getState: () => GatsbyState
  dispatch: (action: object) => void
}

/** Gatsby has the answer to a query, and has written it. */
interface QueryRun {
  payload: { queryHash: string; resultHash: string }
}

/** Has Gatsby render the pages that show a change of the navigation, instead of all pages. Without the answer of the last build Gatsby renders all. */
export async function markPages({ emitter, ...args }: Pick<NodePluginArgs, 'store' | 'emitter'>) {
  const store = args.store as unknown as GatsbyStore
  const { staticQueryComponents, html } = store.getState()
  const hash = [...(staticQueryComponents?.values() ?? [])].find(({ componentPath }) =>
    QUERY_FILE.test(componentPath),
  )?.hash
  const known = hash === undefined ? undefined : html?.trackedStaticQueryResults?.get(hash)
  // Gatsby may have to mark pages for an earlier change still.
  if (!known || known.dirty !== 0) return
  const { staticQueryResultHash: lastResult } = known
  const answerFile = resolve('public/page-data/sq/d', `${hash}.json`)
  const last = await readFile(answerFile, 'utf8').catch(ignoreMissing)
  if (last === undefined || digest(last) !== lastResult) return

  emitter.on('PAGE_QUERY_RUN', ({ payload }: QueryRun) => {
    if (payload.queryHash !== hash || payload.resultHash === lastResult) return
    const next = readFileSync(answerFile, 'utf8')
    if (digest(next) !== payload.resultHash) return
    // Those that have gone too: one may come back before its HTML is removed.
    const paths = store.getState().html?.trackedHtmlFiles?.keys()
    const pages = paths && findChangedPages(parse(last), parse(next), paths)
    if (!pages) return
    store.dispatch({
      type: MARK,
      payload: { pages: new Set(pages), slices: new Set(), staticQueryHashes: new Set([hash]) },
    })
  })
}

/** As Gatsby makes it. */
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
  without: 'A change of the navigation renders all pages, also those that do not show it.',
  apply: (_requireFromGatsby, api) => markPages(api),
}
