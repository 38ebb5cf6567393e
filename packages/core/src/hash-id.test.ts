import { readHashId } from './hash-id'

test.each([
  ['#limits', 'limits'],
  ['#%C3%BCbersicht', 'übersicht'],
  ['#100%', ''],
  ['', ''],
])('reads from %j the id %j', (hash, id) => {
  expect(readHashId(hash)).toBe(id)
})
