import { cutIntoSlices } from './cut-into-slices'

const cut = (list: string[], bytes: number) => cutIntoSlices(list, bytes, (word) => word)

test('fills each slice up to its maximum number of bytes', () => {
  const words = ['aa', 'bb', 'cc', 'dd', 'éé']
  const slices = cut(words, JSON.stringify(['aa', 'bb']).length)
  expect(slices).toEqual([
    { from: 'aa', entries: ['aa', 'bb'] },
    { from: 'cc', entries: ['cc', 'dd'] },
    { from: 'éé', entries: ['éé'] },
  ])
  expect(cut(['aa', 'éé'], JSON.stringify(['aa', 'éé']).length)).toHaveLength(2)
})

test('keeps all entries and the maximum size at every cut', () => {
  const words = Array.from({ length: 200 }, (_, index) => `${'w'.repeat(index % 13)}${index}`).sort()
  for (const bytes of [20, 31, 64, 1000, 100_000]) {
    const slices = cut(words, bytes)
    expect(slices.flatMap(({ entries }) => entries)).toEqual(words)
    for (const { entries } of slices) expect(Buffer.byteLength(JSON.stringify(entries))).toBeLessThanOrEqual(bytes)
  }
})

test('puts an entry that is too long into its own slice', () => {
  expect(cut(['a', 'b'.repeat(50), 'c'], 20)).toEqual([
    { from: 'a', entries: ['a'] },
    { from: 'b'.repeat(50), entries: ['b'.repeat(50)] },
    { from: 'c', entries: ['c'] },
  ])
})
