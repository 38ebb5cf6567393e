import { isRightToLeft, splitDirections } from './split-directions'

const split = (line: string, isRtl = isRightToLeft(line)) =>
  splitDirections(line, isRtl).map(({ text, isRtl }) => `${isRtl ? '←' : '→'}${text}`)

test('the first letter decides in which direction a text is read', () => {
  expect(['Install', '2. התקנה', 'تثبيت Node', 'Node تثبيت', '2026', ''].map(isRightToLeft)).toEqual([
    ...[false, true, true],
    ...[false, false, false],
  ])
})

test('a line of one direction is one part', () => {
  expect(split('Install Node (20)')).toEqual(['→Install Node (20)'])
  expect(split('התקנה (מהירה)')).toEqual(['←התקנה (מהירה)'])
})

test('words and numbers of the other direction stand where they are read', () => {
  expect(split('התקנת Node 20 בלינוקס')).toEqual(['← בלינוקס', '→Node 20', '←התקנת '])
  expect(split('تثبيت 25 حزمة')).toEqual(['← حزمة', '→25', '←تثبيت '])
  expect(split('The word תודה means thanks')).toEqual(['→The word ', '←תודה', '→ means thanks'])
})

test('a line of a longer text has the direction of the text', () => {
  expect(split('Node…', true)).toEqual(['←…', '→Node'])
})
