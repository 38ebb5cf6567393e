import { cutIntoSlices } from './cut-into-slices'

test('puts an entry that is too long into its own slice', () => {
  expect(cutIntoSlices(['a', 'b'.repeat(50), 'c'], 20, (word) => word)).toEqual([
    { from: 'a', entries: ['a'] },
    { from: 'b'.repeat(50), entries: ['b'.repeat(50)] },
    { from: 'c', entries: ['c'] },
  ])
})
