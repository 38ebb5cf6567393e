import { GAP_PX, SCALE_STEP, stackToasts } from './stack'

const heights = new Map([
  ['old', 80],
  ['middle', 40],
  ['new', 60],
])
const toast = (id: string, open = true) => ({ id, open })

test('uses the numbers of the specification', () => {
  expect({ GAP_PX, SCALE_STEP }).toEqual({ GAP_PX: 16, SCALE_STEP: 0.05 })
})

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

test('returns no height without toasts', () => {
  expect(stackToasts([], heights)).toMatchObject({ frontHeight: 0, foldedHeight: 0, spreadHeight: 0 })
})
