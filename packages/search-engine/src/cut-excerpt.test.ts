import { cutExcerpt, EXCERPT_LENGTH } from './cut-excerpt'

const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ')

test('returns a short text unchanged', () => {
  expect(cutExcerpt({ text: 'One two three.' }, ['two'])).toBe('One two three.')
  expect(cutExcerpt({ text: '' }, ['two'])).toBe('')
})

test('returns the part of a long text that contains the word, cut at spaces', () => {
  const excerpt = cutExcerpt({ text: `${words('before', 40)} needle ${words('behind', 40)}` }, ['needle'])
  expect(excerpt).toMatch(/^… before .*before needle behind.* behind …$/)
  expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 4)
})

test('prefers the part with the most words', () => {
  const text = `needle ${words('filler', 40)} needle thread ${words('behind', 30)}`
  expect(cutExcerpt({ text }, ['needle', 'thread'])).toContain('needle thread')
})

test('quickly cuts a text that has a mark at every word', () => {
  const start = performance.now()
  cutExcerpt({ text: words('needle', 60_000) }, ['needle'])
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('returns a part of the code, on one line, if only the code contains the words', () => {
  expect(cutExcerpt({ text: 'Run this.', code: 'npm ci\n  npm run bench' }, ['bench'])).toBe('npm ci npm run bench')
})

test('without a match, returns the beginning of the text', () => {
  expect(cutExcerpt({ text: words('long', 100) }, ['other'])).toMatch(/^long long .* …$/)
})

test('cuts a text without spaces', () => {
  const excerpt = cutExcerpt({ text: '検'.repeat(300) + '索全文' + '検'.repeat(300) }, ['索全'])
  expect(excerpt).toContain('索全文')
  expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 4)
})
