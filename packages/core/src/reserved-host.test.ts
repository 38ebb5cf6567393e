import { describeReservedHost } from './reserved-host'

test.each([
  'https://example.com/v1',
  'http://docs.example.org:8080/a?b#c',
  'https://shop.test',
  'https://app.localhost',
])('reports a reserved host in %s', (url) => {
  expect(describeReservedHost(url)).toMatch(/reserved for examples and tests\. Give a URL that exists/)
})

test.each([
  'https://example.com.shop.io',
  'https://myexample.com',
  'http://localhost:9000',
  '/docs/example.com',
  'mailto:ana@example.com',
])('accepts %s', (url) => {
  expect(describeReservedHost(url)).toBeUndefined()
})

test('names the URL and its host', () => {
  expect(describeReservedHost('https://old.example/v0')).toBe(
    '"https://old.example/v0" leads to "old.example", a host name that is reserved for examples and tests. Give a URL that exists, or remove the link.',
  )
})
