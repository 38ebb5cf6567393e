import { findUnused } from './find-unused'

const find = (...files: string[]) =>
  findUnused(files).map(({ file, message, isWarning }) => `${isWarning ? 'warning' : 'error'} ${file} ${message}`)

test('reports a page outside all collections, with the globs of its folder', () => {
  expect(find('blog/2027/spring.md', 'blog/launch.mdx', 'changelog/Old.MD', 'docs/a.markdown')).toEqual([
    'error content/blog/2027/spring.md The file belongs to no collection and is not used. In this folder, collections match {blog,changelog,search,templates}/index.yml, {blog,changelog}/*.md. Rename or move the file, or add it to a `source` of src/content.config.ts.',
    expect.stringMatching(/^error content\/blog\/launch\.mdx /),
    expect.stringMatching(/^error content\/changelog\/Old\.MD /),
    expect.stringMatching(/^error content\/docs\/a\.markdown /),
  ])
})

test('reports data outside all collections as a warning', () => {
  expect(find('prices.json', 'blog/index.yaml', 'redirects.yaml')).toEqual([
    'warning content/prices.json The file belongs to no collection and is not used. Rename or move the file, or add it to a `source` of src/content.config.ts.',
    expect.stringMatching(/^warning content\/blog\/index\.yaml /),
    expect.stringMatching(/^warning content\/redirects\.yaml .+ Did you mean "redirects\.yml"\?/),
  ])
})

test('does not report data that pages link to or include', () => {
  expect(findUnused(['docs/a.csv', 'docs/b.json'], ['docs/a.csv']).map(({ file }) => file)).toEqual([
    'content/docs/b.json',
  ])
})

test('ignores files with another use and files that are not content', () => {
  expect(
    find('docs/a.md', 'docs/.navigation.yml', 'docs/a.png', 'blog/_note.md', 'redirects.yml', 'docs/.a.md', 'a.txt'),
  ).toEqual([])
})
