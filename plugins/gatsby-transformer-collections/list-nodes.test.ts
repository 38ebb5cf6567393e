import { listNodes, type ResolverContext } from './list-nodes'

const findAll = jest.fn(() => Promise.resolve({ entries: [{ id: 'a', title: 'A', body: 'Long.' }] }))
const trackPageDependencies = jest.fn()

/** What a resolver of one query gets. */
const contextOf = (nodeModel: object) =>
  ({ nodeModel: { nodeModel, findAll, trackPageDependencies } }) as unknown as ResolverContext

test('all queries share one list of nodes, and each depends on it, until a node changes', async () => {
  const model = {}
  const list = await listNodes('Doc', contextOf(model))
  expect(list).toEqual([{ id: 'a', title: 'A' }])
  expect(await listNodes('Doc', contextOf(model))).toBe(list)
  expect(findAll).toHaveBeenCalledTimes(1)
  expect(trackPageDependencies.mock.calls).toEqual(Array(2).fill([[], { connectionType: 'Doc' }]))
  expect(await listNodes('Post', contextOf(model))).not.toBe(list)
  expect(await listNodes('Doc', contextOf({}))).not.toBe(list)
})
