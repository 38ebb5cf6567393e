import { listNodes, readNodesBy, type ResolverContext } from './list-nodes'

const getNodesByType = jest.fn(() => [{ id: 'a', title: 'A', body: 'Long.' }])
const trackPageDependencies = jest.fn()

/** What a resolver of one query gets. */
const contextOf = (nodeModel: object) =>
  ({ nodeModel: { nodeModel, trackPageDependencies } }) as unknown as ResolverContext

test('all queries share one list of nodes, and each depends on it, until a node changes', () => {
  readNodesBy(getNodesByType)
  const model = {}
  const list = listNodes('Doc', contextOf(model))
  expect(list).toEqual([{ id: 'a', title: 'A' }])
  expect(listNodes('Doc', contextOf(model))).toBe(list)
  expect(getNodesByType).toHaveBeenCalledTimes(1)
  expect(trackPageDependencies.mock.calls).toEqual(Array(2).fill([[], { connectionType: 'Doc' }]))
  expect(listNodes('Post', contextOf(model))).not.toBe(list)
  expect(listNodes('Doc', contextOf({}))).not.toBe(list)
})
