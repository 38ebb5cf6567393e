import { findCollection } from './find-collection'

test.each([
  ['index.mdx', 'landing'],
  ['studio/index.mdx', 'landing'],
  ['blog/index.yml', 'landing'],
  ['changelog/index.yml', 'landing'],
  ['search/index.yml', 'landing'],
  ['templates/index.yml', 'landing'],
  ['studio/pricing.yml', 'pricing'],
  ['templates/blank.md', 'templates'],
  ['blog/1.hello.md', 'posts'],
  ['blog/hello.draft.md', 'posts'],
  ['changelog/v1.2.md', 'posts'],
  ['docs/index.md', 'docs'],
  ['docs/1.start/2.install.md', 'docs'],
  ['docs/a.mdx', 'docs'],
  ['about.md', 'docs'],
  ['info/team.yml', 'info'],
  ['info/a/b.csv', 'info'],
  ['info/links.json', 'info'],
  ['index.draft.mdx', 'landing'],
  ['studio/index.draft.mdx', 'landing'],
  ['blog/index.draft.yml', 'landing'],
  ['studio/pricing.draft.yml', 'pricing'],
  ['info/a/b.draft.csv', 'info'],
])('%s belongs to %s', (file, name) => {
  expect(findCollection(file)).toBe(name)
})

test.each([
  'redirects.yml',
  'docs/.navigation.yml',
  'docs/shot.png',
  'docs/data.json',
  'docs/.hidden.md',
  'blog/index.yaml',
  'README',
])('%s belongs to no collection', (file) => {
  expect(findCollection(file)).toBeUndefined()
})
