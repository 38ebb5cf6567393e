import { defaultShareEnd, lastShareEnd, listShareEnds, readShareDate, toDateValue } from './share-ends'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date(2026, 10, 23, 12).getTime()
const valuesOf = (ownEnd: number) => listShareEnds(NOW, ownEnd).map(({ value }) => value)
const chosenOf = (ownEnd: number) => defaultShareEnd(listShareEnds(NOW, ownEnd))

test('lists the presets that end before the sharer’s own link, then the end of that link', () => {
  expect(valuesOf(NOW + 365 * DAY_MS)).toEqual(['1', '7', '30'])
  expect(valuesOf(NOW + 10 * DAY_MS)).toEqual(['1', '7', 'own'])
  expect(valuesOf(NOW + 1000)).toEqual(['own'])
})

test('preselects seven days, or less if the sharer’s own link ends earlier', () => {
  expect(chosenOf(NOW + 365 * DAY_MS).at).toBe(NOW + 7 * DAY_MS)
  expect(chosenOf(NOW + 2 * DAY_MS).at).toBe(NOW + 2 * DAY_MS)
})

test('returns the last minute of a date, or the end of the sharer’s own link if that link ends on this date', () => {
  expect(readShareDate('2026-11-30', NOW, Infinity)).toBe(new Date(2026, 10, 30, 23, 59).getTime())
  const ownEnd = NOW + DAY_MS
  expect(readShareDate(toDateValue(ownEnd), NOW, ownEnd)).toBe(ownEnd)
  expect(readShareDate(toDateValue(lastShareEnd(NOW, Infinity)), NOW, Infinity)).toBe(NOW + 90 * DAY_MS)
})

test.each([
  ['', Infinity, 'Choose a date.'],
  ['2026-11-22', Infinity, 'This date is in the past. Choose a later one.'],
  ['2026-11-25', NOW + DAY_MS, 'Your own link ends earlier. Choose a date up to November 24, 2026.'],
  ['2027-11-25', Infinity, 'A shared link is valid for at most 90 days. Choose a date up to February 21, 2027.'],
])('rejects the date "%s" if the sharer’s own link ends at %d', (value, ownEnd, problem) => {
  expect(readShareDate(value, NOW, ownEnd)).toBe(problem)
})
