import type { PageChanges } from '../../src/lib/page-changes'

/** `gatsby/dist/utils/websocket-manager` */
interface WebsocketModule {
  websocketManager?: { emitStaticQueryData?: (message: { id: string; result: PageChanges }) => void }
}

/**
 * Tells browsers which pages have come and gone.
 * @param requireFromSite resolves packages as the site does
 * @returns takes the paths of all pages, at the start and in each refresh
 * @throws Error if Gatsby does not have the part that is used
 */
export function announcePages(requireFromSite: NodeJS.Require) {
  const { websocketManager } = requireFromSite('gatsby/dist/utils/websocket-manager') as WebsocketModule
  if (!websocketManager?.emitStaticQueryData)
    throw new Error('gatsby/dist/utils/websocket-manager has no "emitStaticQueryData".')
  let known: ReadonlySet<string> | undefined
  return (paths: Iterable<string>) => {
    const current = new Set(paths)
    const last = known ?? current
    known = current
    const created = [...current].filter((path) => !last.has(path))
    const deleted = [...last].filter((path) => !current.has(path))
    // Of all that is sent, Gatsby's code in the browser passes on results of queries alone.
    if (created.length + deleted.length > 0)
      websocketManager.emitStaticQueryData!({ id: 'page-changes', result: { created, deleted } })
  }
}
