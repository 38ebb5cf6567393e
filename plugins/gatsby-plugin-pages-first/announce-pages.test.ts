import { announcePages } from './announce-pages'

test('browsers are told of pages that have come and gone, at the end of a refresh', () => {
  const calls: unknown[] = []
  const emitStaticQueryData = (message: object) => calls.push(message)
  const pages = new Map<string, object>([
    ['/a', {}],
    ['/b', {}],
  ])
  const pageData = { enqueueFlush: (span: string) => void calls.push(span) }
  const modules: Record<string, unknown> = {
    'gatsby/dist/utils/websocket-manager': { websocketManager: { emitStaticQueryData } },
    'gatsby/dist/redux': { store: { getState: () => ({ pages }) } },
    'gatsby/dist/utils/page-data': pageData,
  }
  announcePages(((id: string) => modules[id]) as NodeJS.Require)
  pageData.enqueueFlush('start')
  pageData.enqueueFlush('nothing new')
  pages.delete('/a')
  pages.set('/c', {})
  pageData.enqueueFlush('refresh')
  expect(calls).toEqual([
    'start',
    'nothing new',
    'refresh',
    { id: 'page-changes', result: { created: ['/c'], deleted: ['/a'] } },
  ])
})

test('another version of Gatsby is an error', () => {
  expect(() => announcePages((() => ({})) as never)).toThrow('gatsby/dist has not all that announces pages.')
})
