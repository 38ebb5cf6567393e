import { findImages } from './find-images'

test('images are found at any depth, and what only looks like them is not', () => {
  const image = (path: string) => ({ path, width: 1, height: 1 })
  expect(
    findImages({
      a: image('a.png'),
      b: [null, { c: image('b.png') }],
      icon: { body: '<g/>', width: 1, height: 1 },
      d: 1,
    }),
  ).toEqual(['a.png', 'b.png'])
})
