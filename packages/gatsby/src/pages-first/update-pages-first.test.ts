import { pageChanges } from './announce-pages'
import { REFRESH_DELAY_MS, updatePagesFirst } from './update-pages-first'

interface TestEvent {
  type: string
  payload: object
}

const file = (id: string) => ({ id, internal: { type: 'File' } })

/** Gatsby with two pages, of which one is open, and the calls that it gets. */
function createGatsby() {
  const calls: string[] = []
  const dirty = new Set<string>()
  const activePaths = new Set(['/open'])
  const pages = new Map(['/open', '/closed'].map((path) => [path, { path, ownerNodeId: `of ${path}` }]))
  const state = {
    /** What plugins make of a node; it may take a while. */
    createNodes: () => Promise.resolve(),
    /** The pages that show it. */
    shownOn: ['/open', '/closed'],
    /** The pages whose data Gatsby has not written. */
    unwritten: new Set<string>(),
    /** The nodes that pages have been made of, and that are there no longer. */
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

test('a save runs the query of the page that is open, and sends its data; Gatsby refreshes everything when nothing more is saved', async () => {
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

test('a save that no open page shows is refreshed at once', async () => {
  const { calls, passed, state, change } = createGatsby()
  state.shownOn = ['/closed']
  const event = await change(file('a.md'))
  expect(calls).toEqual(['a.md'])
  expect(passed).toEqual([event])
})

test('a save that gives the open page another node, such as that of a draft, is refreshed at once', async () => {
  const { calls, passed, state, change } = createGatsby()
  state.deleted.add('of /open')
  const event = await change(file('a.draft.md'))
  expect(calls).toEqual(['a.draft.md'])
  expect(passed).toEqual([event])
})

test('no query runs while a file of several that are saved has no node', async () => {
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

test('a file that is saved and then deleted does not come back', async () => {
  const { passed, change } = createGatsby()
  const events = [await change(file('a.md')), await change(file('a.md'), 'deleteNode')]
  expect(passed).toEqual(events)
  await jest.advanceTimersByTimeAsync(REFRESH_DELAY_MS)
  expect(passed).toEqual(events)
})

test('where no page is open, and for other nodes, Gatsby does everything', async () => {
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

test('the query of a page that is opened runs alone, and its request is answered even if the data is as it was', async () => {
  const { calls, passed, dirty, open } = createGatsby()
  dirty.add('/open').add('/closed')
  await open('/closed')
  expect(calls).toEqual(['/closed', 'flush', 'CLEAR_PENDING_PAGE_DATA_WRITE /closed'])
  expect(passed).toEqual([])
})

test('Gatsby opens a page that could not be written, or whose query is not known', async () => {
  const { passed, dirty, state, open } = createGatsby()
  dirty.add('/closed')
  state.unwritten.add('/closed')
  const events = [await open('/closed'), await open('/unknown')]
  expect(passed).toEqual(events)
})

test('an error is reported, and Gatsby refreshes everything', async () => {
  const { passed, report, state, change } = createGatsby()
  const error = new Error('Not compiled.')
  state.createNodes = () => Promise.reject(error)
  const event = await change(file('a.md'))
  expect(report).toHaveBeenCalledWith(error)
  expect(passed).toEqual([event])
})

describe('page changes', () => {
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
    pageChanges.apply(((id: string) => modules[id]) as NodeJS.Require)
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
})
