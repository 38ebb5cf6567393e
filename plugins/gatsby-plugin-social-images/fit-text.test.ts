import { fitText } from './fit-text'
import { isRightToLeft, splitDirections } from './split-directions'

/** Every character is as wide as the font is high. */
const measure = (line: string) => Array.from(line).length
const fit = (text: string, width: number, sizes: [number, number][]) => fitText(text, { width, sizes }, measure)

test('a short text has the largest size', () => {
  expect(
    fit('Icons', 100, [
      [20, 1],
      [10, 2],
    ]),
  ).toEqual({ size: 20, lines: ['Icons'] })
})

test('a longer one has the largest size at which it fits, in lines of nearly equal length', () => {
  const sizes: [number, number][] = [
    [20, 1],
    [10, 2],
  ]
  expect(fit('one two three', 100, sizes)).toEqual({ size: 10, lines: ['one two', 'three'] })
  expect(fit('aaa bbb ccc ddd e', 160, [[10, 2]]).lines).toEqual(['aaa bbb', 'ccc ddd e'])
})

test('no word is broken for a larger size', () => {
  expect(
    fit('a configuration', 130, [
      [20, 3],
      [10, 2],
    ]),
  ).toEqual({ size: 10, lines: ['a', 'configuration'] })
})

test('what is too much ends in an ellipsis behind a whole word, and no line is wider than its room', () => {
  const { lines } = fit('one two, three four five six seven', 100, [[10, 2]])
  expect(lines).toEqual(['one two,', 'three…'])
  expect(fit('it is so – and more of it', 90, [[10, 1]]).lines).toEqual(['it is so…'])
})

test('a word that is wider than its room is broken, and never within a character', () => {
  expect(fit('Donaudampfschiff', 70, [[10, 9]]).lines).toEqual(['Donauda', 'mpfschi', 'ff'])
  const flags = '🇩🇪🇫🇷🇪🇸'
  expect(fit(flags, 40, [[10, 9]]).lines).toEqual(['🇩🇪🇫🇷', '🇪🇸'])
  expect(fit('Donaudampfschiff', 70, [[10, 1]]).lines).toEqual(['Donaud…'])
})

test('a name of code is broken between its own words', () => {
  expect(fit('createContentClient', 150, [[10, 2]]).lines).toEqual(['createContent', 'Client'])
  expect(fit('content/docs/files', 140, [[10, 2]]).lines).toEqual(['content/docs/', 'files'])
})

test('no text has no lines', () => {
  expect(fit('', 100, [[10, 2]]).lines).toEqual([])
})

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
