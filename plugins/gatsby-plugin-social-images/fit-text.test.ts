import { fitText } from './fit-text'
import { isRightToLeft, splitDirections } from './split-directions'

/** In this font, every character is as wide as the font size. */
const measure = (line: string) => Array.from(line).length
const fit = (text: string, width: number, sizes: [number, number][]) => fitText(text, { width, sizes }, measure)

test('a text gets the largest size at which it fits without a broken word, in lines of nearly equal length', () => {
  const sizes: [number, number][] = [
    [20, 1],
    [10, 2],
  ]
  expect(fit('Icons', 100, sizes)).toEqual({ size: 20, lines: ['Icons'] })
  expect(fit('one two three', 100, sizes)).toEqual({ size: 10, lines: ['one two', 'three'] })
  expect(fit('a configuration', 130, [[20, 3], ...sizes]).lines).toEqual(['a', 'configuration'])
  expect(fit('aaa bbb ccc ddd e', 160, [[10, 2]]).lines).toEqual(['aaa bbb', 'ccc ddd e'])
  expect(fit('', 100, [[10, 2]]).lines).toEqual([])
})

test('cuts a text that does not fit, with an ellipsis after a whole word', () => {
  const { lines } = fit('one two, three four five six seven', 100, [[10, 2]])
  expect(lines).toEqual(['one two,', 'three…'])
  expect(fit('it is so – and more of it', 90, [[10, 1]]).lines).toEqual(['it is so…'])
})

test('breaks a word that is wider than a line, but never within a character', () => {
  expect(fit('Donaudampfschiff', 70, [[10, 9]]).lines).toEqual(['Donauda', 'mpfschi', 'ff'])
  const flags = '🇩🇪🇫🇷🇪🇸'
  expect(fit(flags, 40, [[10, 9]]).lines).toEqual(['🇩🇪🇫🇷', '🇪🇸'])
  expect(fit('Donaudampfschiff', 70, [[10, 1]]).lines).toEqual(['Donaud…'])
})

test('breaks a name of code between its words', () => {
  expect(fit('createContentClient', 150, [[10, 2]]).lines).toEqual(['createContent', 'Client'])
  expect(fit('content/docs/files', 140, [[10, 2]]).lines).toEqual(['content/docs/', 'files'])
})

const split = (line: string, isRtl = isRightToLeft(line)) =>
  splitDirections(line, isRtl).map(({ text, isRtl }) => `${isRtl ? '←' : '→'}${text}`)

test('the first letter decides the direction of a text', () => {
  expect(['2. התקנה', 'تثبيت Node'].every(isRightToLeft)).toBe(true)
  expect(['Install', 'Node تثبيت', '2026', ''].some(isRightToLeft)).toBe(false)
})

test('does not split a line with one direction', () => {
  expect(split('Install Node (20)')).toEqual(['→Install Node (20)'])
  expect(split('התקנה (מהירה)')).toEqual(['←התקנה (מהירה)'])
})

test('puts words and numbers of the other direction in visual order', () => {
  expect(split('התקנת Node 20 בלינוקס')).toEqual(['← בלינוקס', '→Node 20', '←התקנת '])
  expect(split('تثبيت 25 حزمة')).toEqual(['← حزمة', '→25', '←تثبيت '])
  expect(split('The word תודה means thanks')).toEqual(['→The word ', '←תודה', '→ means thanks'])
})

test('orders a line of a longer text in the direction of the text', () => {
  expect(split('Node…', true)).toEqual(['←…', '→Node'])
})
