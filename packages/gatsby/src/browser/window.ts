interface GoOptions {
  replace?: boolean
}
export type Go = (to: string | number, options?: GoOptions) => void

/** The resources of a page; nothing or a `status` when Gatsby could not load them. */
export type LoadedPage = { status?: string; error?: unknown; page?: { path: string } } | undefined

interface GatsbyEvents {
  onPostLoadPageResources: { page: { page: { path: string } } }
  staticQueryResult: object
}

declare global {
  interface Window {
    /** Gatsby's ways to another page, behind its links and its `navigate`. */
    ___push?: Go
    ___replace?: Go
    ___navigate?: Go
    ___loader?: {
      loadPage: (path: string) => Promise<LoadedPage>
      /** Only what is there already. */
      loadPageSync: (path: string) => LoadedPage
      /** Called with the page of a link that becomes visible; the answer's `abort` when it goes. */
      enqueue: (path: string) => { abort: () => void }
      /** Called with the page of a link under the pointer. */
      hovering: (path: string) => void
    }
    /** Passes on what happens to pages; results of static queries in develop alone. */
    ___emitter?: Record<
      'on' | 'off',
      <Name extends keyof GatsbyEvents>(event: Name, listener: (event: GatsbyEvents[Name]) => void) => void
    >
  }
}
