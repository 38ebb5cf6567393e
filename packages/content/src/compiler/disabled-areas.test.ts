import { findCollection } from './find-collection'

jest.mock('@galley/site/collections', () => ({
  ...jest.requireActual<object>('@galley/testing/content.config.fixture'),
  disabledAreas: ['/blog', '/studio'],
}))

test.each(['blog/index.yml', 'blog/hello.md', 'blog/hello.draft.md', 'studio/pricing.yml'])(
  '%s is in a disabled area, so it has no collection',
  (file) => {
    expect(findCollection(file)).toBeUndefined()
  },
)

test('other areas stay', () => {
  expect(findCollection('changelog/v1.md')).toBe('posts')
})
