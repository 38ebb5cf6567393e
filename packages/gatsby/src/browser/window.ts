interface GoOptions {
  replace?: boolean
}
export type Go = (to: string | number, options?: GoOptions) => void

/** The resources of a page; undefined or with a `status` if Gatsby could not load them. */
export type LoadedPage = { status?: string; error?: unknown; page?: { path: string } } | undefined

interface GatsbyEvents {
  onPostLoadPageResources: { page: { page: { path: string } } }
  staticQueryResult: object
}

declare global {
  interface Window {
    /** The functions that Gatsby's links and its `navigate` call. */
    ___push?: Go
    ___replace?: Go
    ___navigate?: Go
    ___loader?: {
      loadPage: (path: string) => Promise<LoadedPage>
      /** Returns the page if it is already loaded. */
      loadPageSync: (path: string) => LoadedPage
      /** Called when a link becomes visible. Gatsby calls the result's `abort` when the link disappears. */
      enqueue: (path: string) => { abort: () => void }
      /** Called when the pointer is over a link. */
      hovering: (path: string) => void
    }
    /** Emits events of pages. Only in develop, emits results of static queries. */
    ___emitter?: Record<
      'on' | 'off',
      <Name extends keyof GatsbyEvents>(event: Name, listener: (event: GatsbyEvents[Name]) => void) => void
    >
  }
}
