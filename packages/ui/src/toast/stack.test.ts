import { GAP_PX, stackToasts } from './stack'

const heights = new Map([
  ['old', 80],
  ['middle', 40],
  ['new', 60],
])
const toast = (id: string, open = true) => ({ id, open })

test('puts the newest toast in front and the others behind it in order', () => {
  const stack = stackToasts([toast('old'), toast('middle'), toast('new')], heights)
  expect(Object.fromEntries(stack.positions)).toEqual({
    new: { before: 0, offset: 0 },
    middle: { before: 1, offset: 60 + GAP_PX },
    old: { before: 2, offset: 60 + GAP_PX + 40 + GAP_PX },
  })
  expect(stack).toMatchObject({
    frontHeight: 60,
    foldedHeight: 60 + 2 * GAP_PX,
    spreadHeight: 60 + 40 + 80 + 2 * GAP_PX,
  })
})

test('moves toasts forward behind a closing one, which keeps its position', () => {
  const stack = stackToasts([toast('old'), toast('middle'), toast('new', false)], heights)
  expect(Object.fromEntries(stack.positions)).toEqual({
    new: { before: 0, offset: 0 },
    middle: { before: 0, offset: 0 },
    old: { before: 1, offset: 40 + GAP_PX },
  })
  expect(stack.frontHeight).toBe(40)
})
