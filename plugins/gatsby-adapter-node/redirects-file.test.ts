import { renderRedirects } from './redirects-file'

test('exact sources come first, then the longer wildcards, each with its bare form', () => {
  const text = renderRedirects([
    { from: '/usage/*', to: '/docs/files', status: 302 },
    { from: '/v1/*', to: 'https://v1.example/*', status: 302 },
    { from: '/v1', to: 'https://v1.example/start', status: 301 },
    { from: '/usage/api/*', to: '/docs/api/*', status: 301 },
    { from: '/get-started', to: '/docs/install#a', status: 301 },
  ])
  expect(text).toBe(
    [
      '/get-started /docs/install#a 301',
      '/usage /docs/files 302',
      '/usage/api /docs/api 301',
      '/v1 https://v1.example/start 301',
      '/usage/api/* /docs/api/:splat 301',
      '/usage/* /docs/files 302',
      '/v1/* https://v1.example/:splat 302',
      '',
    ].join('\n'),
  )
})

test('the order of the rules does not matter', () => {
  const a = { from: '/a/*', to: '/', status: 301 } as const
  const b = { from: '/b/*', to: '/', status: 301 } as const
  expect(renderRedirects([a, b])).toBe(renderRedirects([b, a]))
})

test('no rules make an empty file', () => {
  expect(renderRedirects([])).toBe('')
})
