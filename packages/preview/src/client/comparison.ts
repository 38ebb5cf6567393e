import { keepPage } from './kept-pages'
import type { PreviewSession } from './preview-session'
import type { PreviewStore } from './preview-store'
import { createRefresher } from './refresher'

interface ComparisonOptions {
  store: PreviewStore
  session: PreviewSession
  /** Says whether to try again. */
  onFailure: (error: unknown) => boolean
}

/** Keeps in the store what the preview is compared with: a branch, or what the page was built from. */
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

  /** Asks anew for what the preview is compared with. */
  const restart = () => {
    if (store.getState().against === undefined) return
    page.restart()
    navigation.restart()
  }

  return {
    page,
    navigation,
    /** What requests say of the comparison. */
    query: () => {
      const { against } = store.getState()
      return against === undefined ? {} : { against }
    },
    /** Begins another one. */
    change: (against: string | undefined) => {
      store.update({ against, isCounting: true, comparedPages: new Map(), comparedNavigation: undefined })
      restart()
    },
    /** What is published may have changed. The current page stays until there is another. */
    refresh: () => {
      const { comparedPages, path } = store.getState()
      store.update({ comparedPages: new Map([...comparedPages].filter(([known]) => known === path)) })
      restart()
    },
  }
}
