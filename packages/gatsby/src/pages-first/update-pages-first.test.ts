import { REFRESH_DELAY_MS, updatePagesFirst } from './update-pages-first'

interface TestEvent {
  type: string
  payload: object
}

const file = (id: string) => ({ id, internal: { type: 'File' } })

/** Returns a fake of Gatsby with two pages, one of them open, and the list of its calls. */
function createGatsby() {
  const calls: string[] = []
  const dirty = new Set<string>()
  const activePaths = new Set(['/open'])
  const pages = new Map(['/open', '/closed'].map((path) => [path, { path, ownerNodeId: `of ${path}` }]))
  const state = {
    /** Called when plugins create nodes from a node. Can be asynchronous. */
    createNodes: () => Promise.resolve(),
    /** The pages that show the file. */
    shownOn: ['/open', '/closed'],
    /** The pages whose data is not written yet. */
    unwritten: new Set<string>(),
    /** Former nodes of pages, which no longer exist. */
    deleted: new Set<string>(),
  }
  const passed: TestEvent[] = []
  let send: (event: TestEvent) => void = () => undefined
  const mutations = { listenForMutations: (listener: typeof send) => (send = listener) }
  const modules: Record<string, unknown> = {
    'gatsby/dist/services/listen-for-mutations': mutations,
    'gatsby/dist/redux': {
      store: {
        getState: () => ({ pages, pendingPageDataWrites: { pagePaths: state.unwritten } }),
        dispatch: ({ type, payload }: { type: string; payload: { page: string } }) =>
          calls.push(`${type} ${payload.page}`),
      },
    },
    'gatsby/dist/datastore': { getNode: (id: string) => (state.deleted.has(id) ? undefined : { id }) },
    'gatsby/dist/utils/call-deferred-api': {
      callRealApi: ({
        payload: [node],
        resolve,
      }: {
        payload: [{ id: string }]
        resolve: (result: unknown) => void
      }) => {
        calls.push(node.id)
        Object.assign(node, { owner: 'gatsby' })
        resolve(state.createNodes().then(() => state.shownOn.forEach((path) => dirty.add(path))))
      },
    },
    'gatsby/dist/query': {
      calcDirtyQueryIds: () => [...dirty],
      processPageQueries: (run: { path: string }[]) => {
        for (const { path } of run) dirty.delete(path)
        calls.push(...run.map(({ path }) => path))
        return Promise.resolve()
      },
    },
    'gatsby/dist/utils/page-data': { flush: () => Promise.resolve(calls.push('flush')) },
    'gatsby/dist/utils/websocket-manager': { websocketManager: { activePaths } },
  }
  const report = jest.fn()
  updatePagesFirst(((id: string) => modules[id]) as NodeJS.Require, report)
  mutations.listenForMutations((event) => passed.push(event))
  const emit = async (event: TestEvent) => {
    send(event)
    await jest.advanceTimersByTimeAsync(0)
    return event
  }
  return {
    calls,
    passed,
    dirty,
    activePaths,
    report,
    state,
    change: (node: object, type = 'createNode') =>
      emit({ type: 'ADD_NODE_MUTATION', payload: { type, payload: [node, {}] } }),
    open: (pagePath: string) => emit({ type: 'QUERY_RUN_REQUESTED', payload: { pagePath } }),
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a save updates the open page, then Gatsby refreshes the site after the last save', async () => {
  const { calls, passed, change } = createGatsby()
  const events = [await change(file('a.md'))]
  expect(calls).toEqual(['a.md', '/open', 'flush'])
  await jest.advanceTimersByTimeAsync(REFRESH_DELAY_MS - 1)
  events.push(await change(file('a.md')))
  await jest.advanceTimersByTimeAsync(REFRESH_DELAY_MS - 1)
  expect(passed).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(passed).toEqual(events)
  expect(events[0]!.payload).toEqual({ type: 'createNode', payload: [file('a.md'), {}] })
})

test.each<[string, (state: ReturnType<typeof createGatsby>['state']) => unknown]>([
  ['no open page shows the saved file', (state) => (state.shownOn = ['/closed'])],
  ['the open page gets another node, such as a draft', (state) => state.deleted.add('of /open')],
])('refreshes the site at once if %s', async (_situation, setUp) => {
  const { calls, passed, state, change } = createGatsby()
  setUp(state)
  const event = await change(file('a.md'))
  expect(calls).toEqual(['a.md'])
  expect(passed).toEqual([event])
})

test('runs no query until all saved files have a node', async () => {
  const { calls, state, change } = createGatsby()
  let finish: () => void = () => undefined
  state.createNodes = () => new Promise((resolve) => (finish = resolve))
  await change(file('a.md'))
  state.createNodes = () => Promise.resolve()
  await change(file('b.md'))
  expect(calls).toEqual(['a.md', 'b.md'])
  finish()
  await jest.advanceTimersByTimeAsync(0)
  expect(calls).toEqual(['a.md', 'b.md', '/open', 'flush'])
})

test('does not restore a file that is saved and then deleted', async () => {
  const { passed, change } = createGatsby()
  const events = [await change(file('a.md')), await change(file('a.md'), 'deleteNode')]
  expect(passed).toEqual(events)
  await jest.advanceTimersByTimeAsync(REFRESH_DELAY_MS)
  expect(passed).toEqual(events)
})

test('leaves other nodes, and saved files that no open page shows, to Gatsby', async () => {
  const { calls, passed, activePaths, change } = createGatsby()
  const events = [
    await change({ id: 'b', internal: { type: 'Doc' } }),
    await change({ parent: file('a.md') }, 'createParentChildLink'),
  ]
  activePaths.clear()
  events.push(await change(file('a.md')))
  expect(passed).toEqual(events)
  expect(calls).toEqual([])
})

test('runs the query of an opened page only, and answers its request even if the data is unchanged', async () => {
  const { calls, passed, dirty, open } = createGatsby()
  dirty.add('/open').add('/closed')
  await open('/closed')
  expect(calls).toEqual(['/closed', 'flush', 'CLEAR_PENDING_PAGE_DATA_WRITE /closed'])
  expect(passed).toEqual([])
})

test('leaves an opened page to Gatsby if its data could not be written or its query is unknown', async () => {
  const { passed, dirty, state, open } = createGatsby()
  dirty.add('/closed')
  state.unwritten.add('/closed')
  const events = [await open('/closed'), await open('/unknown')]
  expect(passed).toEqual(events)
})

test('reports an error and lets Gatsby refresh the site', async () => {
  const { passed, report, state, change } = createGatsby()
  const error = new Error('Not compiled.')
  state.createNodes = () => Promise.reject(error)
  const event = await change(file('a.md'))
  expect(report).toHaveBeenCalledWith(error)
  expect(passed).toEqual([event])
})
