import { formatDate } from './format-date'

test.each([
  ['en', ['November 20, 2026', 'November 20', 'November 2026']],
  ['de', ['20. November 2026', '20. November', 'November 2026']],
])('formats a date in the language "%s"', (language, words) => {
  const forms = ['day', 'dayOfYear', 'month'] as const
  expect(forms.map((form) => formatDate('2026-11-20', language, form))).toEqual(words)
})
