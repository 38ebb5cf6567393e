import { readHashId } from './hash-id'

test.each([
  ['#limits', 'limits'],
  ['#%C3%BCbersicht', 'übersicht'],
  ['#100%', ''],
  ['', ''],
])('%j names %j', (hash, id) => {
  expect(readHashId(hash)).toBe(id)
})
