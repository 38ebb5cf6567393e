import { cutIntoSlices } from './cut-into-slices'

const cut = (list: string[], bytes: number) => cutIntoSlices(list, bytes, (word) => word)

test('each slice is as long as it may be, in bytes of its JSON', () => {
  const words = ['aa', 'bb', 'cc', 'dd', 'éé']
  const slices = cut(words, JSON.stringify(['aa', 'bb']).length)
  expect(slices).toEqual([
    { from: 'aa', entries: ['aa', 'bb'] },
    { from: 'cc', entries: ['cc', 'dd'] },
    { from: 'éé', entries: ['éé'] },
  ])
  expect(cut(['aa', 'éé'], JSON.stringify(['aa', 'éé']).length)).toHaveLength(2)
})

test('nothing is lost and nothing is too long, wherever the cut falls', () => {
  const words = Array.from({ length: 200 }, (_, index) => `${'w'.repeat(index % 13)}${index}`).sort()
  for (const bytes of [20, 31, 64, 1000, 100_000]) {
    const slices = cut(words, bytes)
    expect(slices.flatMap(({ entries }) => entries)).toEqual(words)
    for (const { entries } of slices) expect(Buffer.byteLength(JSON.stringify(entries))).toBeLessThanOrEqual(bytes)
  }
})

test('an entry that is too long is alone', () => {
  expect(cut(['a', 'b'.repeat(50), 'c'], 20)).toEqual([
    { from: 'a', entries: ['a'] },
    { from: 'b'.repeat(50), entries: ['b'.repeat(50)] },
    { from: 'c', entries: ['c'] },
  ])
})

test('of nothing there are no slices', () => {
  expect(cut([], 20)).toEqual([])
})
