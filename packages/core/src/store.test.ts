import { createStore } from './store'

test('calls listeners after each change until they unsubscribe', () => {
  const store = createStore(0)
  const seen: number[] = []
  const leave = store.subscribe(() => seen.push(store.getState()))
  store.setState(1)
  store.setState(2)
  leave()
  store.setState(3)
  expect(seen).toEqual([1, 2])
})
