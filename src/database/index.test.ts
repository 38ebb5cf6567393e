import { queryCollection } from './index'

test('where pages are drawn as HTML, a query can be written down and asks for nothing', () => {
  const fetch = jest.spyOn(globalThis, 'fetch')
  expect(queryCollection('docs').where('draft', '=', false).sql()).toContain('FROM "_content_docs"')
  expect(fetch).not.toHaveBeenCalled()
})
