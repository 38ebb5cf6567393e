import type { PreviewSession } from './preview-session'
import { keepPage, type PreviewStore } from './preview-store'
import { createRefresher } from './refresher'

interface ComparisonOptions {
  store: PreviewStore
  session: PreviewSession
  /** Returns true if the failed request is to be repeated. */
  onFailure: (error: unknown) => boolean
}

/** Requests the page and the navigation of the compared version (`against`), and writes them to the store. */
export function createComparison({ store, session, onFailure }: ComparisonOptions) {
  const page = createRefresher(
    async (signal) => {
      const { path, against } = store.getState()
      if (against === undefined) return undefined
      return { path, answer: await session.readPage(path, signal, { branch: against }) }
    },
    (read) => {
      if (!read) return
      store.update({ comparedPages: keepPage(store.getState().comparedPages, read.path, read.answer) })
    },
    onFailure,
  )

  const navigation = createRefresher(
    async (signal) => {
      const { against } = store.getState()
      return against === undefined ? undefined : session.readNavigation(signal, { branch: against })
    },
    (tree) => store.update({ comparedNavigation: tree }),
    onFailure,
  )

  const restart = () => {
    if (store.getState().against === undefined) return
    page.restart()
    navigation.restart()
  }

  return {
    page,
    navigation,
    /** The query parameter that makes the server count changes against the compared version. */
    query: () => {
      const { against } = store.getState()
      return against === undefined ? {} : { against }
    },
    /** Compares with another version. */
    change: (against: string | undefined) => {
      store.update({ against, isCounting: true, comparedPages: new Map(), comparedNavigation: undefined })
      restart()
    },
    /** Requests everything again. The current page stays visible until its answer. */
    refresh: () => {
      const { comparedPages, path } = store.getState()
      store.update({ comparedPages: new Map([...comparedPages].filter(([known]) => known === path)) })
      restart()
    },
  }
}
