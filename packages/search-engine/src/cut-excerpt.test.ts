import { cutExcerpt, EXCERPT_LENGTH } from './cut-excerpt'

const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ')

test('a short text is there whole', () => {
  expect(cutExcerpt({ text: 'One two three.' }, ['two'])).toBe('One two three.')
  expect(cutExcerpt({ text: '' }, ['two'])).toBe('')
})

test('of a long text, the part with the word is there, cut at spaces', () => {
  const excerpt = cutExcerpt({ text: `${words('before', 40)} needle ${words('behind', 40)}` }, ['needle'])
  expect(excerpt).toMatch(/^… before .*before needle behind.* behind …$/)
  expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 4)
})

test('the part with most of the words wins over the first', () => {
  const text = `needle ${words('filler', 40)} needle thread ${words('behind', 30)}`
  expect(cutExcerpt({ text }, ['needle', 'thread'])).toContain('needle thread')
})

test('a text that says nothing else is cut as fast as others', () => {
  const start = performance.now()
  cutExcerpt({ text: words('needle', 60_000) }, ['needle'])
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('what only the code says is shown from the code, on one line', () => {
  expect(cutExcerpt({ text: 'Run this.', code: 'npm ci\n  npm run bench' }, ['bench'])).toBe('npm ci npm run bench')
})

test('without a match it begins at the beginning', () => {
  expect(cutExcerpt({ text: words('long', 100) }, ['other'])).toMatch(/^long long .* …$/)
})

test('a text without spaces is cut as well', () => {
  const excerpt = cutExcerpt({ text: '検'.repeat(300) + '索全文' + '検'.repeat(300) }, ['索全'])
  expect(excerpt).toContain('索全文')
  expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 4)
})
