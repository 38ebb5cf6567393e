/** Tests patches with Gatsby's own modules, which take seconds to load. */
import { createRequire } from 'node:module'
import { pageChanges } from './pages-first/announce-pages'
import { pagesFirst } from './pages-first/update-pages-first'
import { replaceServer } from './rspack/replace-server'

const requireFromGatsby = createRequire(createRequire(__filename).resolve('gatsby/package.json'))

test('Gatsby starts the development server with the replaced compiler', () => {
  const path = 'gatsby/dist/utils/start-server'
  const { startServer } = requireFromGatsby(path) as { startServer: unknown }
  replaceServer(requireFromGatsby, jest.fn())
  const replaced = requireFromGatsby(path) as { startServer: unknown }
  expect(replaced.startServer).not.toBe(startServer)
  expect(String(replaced.startServer)).toBe(String(startServer))
})

test("browsers receive page changes through Gatsby's socket", () => {
  const { store } = requireFromGatsby('gatsby/dist/redux') as { store: { dispatch: (action: object) => void } }
  const { websocketManager } = requireFromGatsby('gatsby/dist/utils/websocket-manager') as {
    websocketManager: { emitStaticQueryData: (message: object) => void }
  }
  // The original function would write the data of pages.
  const pageData = requireFromGatsby('gatsby/dist/utils/page-data') as { enqueueFlush: () => void }
  pageData.enqueueFlush = jest.fn()
  const send = jest.spyOn(websocketManager, 'emitStaticQueryData').mockImplementation(() => undefined)
  pageChanges.apply(requireFromGatsby)
  pageData.enqueueFlush()
  const page = { path: '/new', component: '/page.tsx', context: {}, internalComponentName: 'New', pluginCreatorId: '' }
  store.dispatch({ type: 'CREATE_PAGE', payload: page, plugin: { id: '', name: 'test' } })
  pageData.enqueueFlush()
  expect(send.mock.calls).toEqual([[{ id: 'page-changes', result: { created: ['/new'], deleted: [] } }]])
})

test("other events pass through Gatsby's own listener", () => {
  pagesFirst.apply(requireFromGatsby, jest.fn())
  const { listenForMutations } = requireFromGatsby('gatsby/dist/services/listen-for-mutations') as {
    listenForMutations: (pass: (event: object) => void) => () => void
  }
  const { emitter } = requireFromGatsby('gatsby/dist/redux') as {
    emitter: { emit: (type: string, payload: object) => void }
  }
  const pass = jest.fn()
  const stop = listenForMutations(pass)
  const mutation = { type: 'createNode', payload: [{ id: 'a', internal: { type: 'File' } }, {}] }
  emitter.emit('ENQUEUE_NODE_MUTATION', mutation)
  stop()
  emitter.emit('ENQUEUE_NODE_MUTATION', mutation)
  // No browser has a page open.
  expect(pass.mock.calls).toEqual([[{ type: 'ADD_NODE_MUTATION', payload: mutation }]])
})
