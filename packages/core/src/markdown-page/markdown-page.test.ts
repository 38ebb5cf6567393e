import { writeTree } from './write-tree'
import { isForPrograms, markdownPath, pageOfMarkdown, writeMarkdownPage } from '.'

const page = { title: 'Install', description: 'What you need.', text: '', hasTitle: false }

test.each([
  ['/', '/index.md'],
  ['/docs/files', '/docs/files.md'],
  ['/docs/v1.md', '/docs/v1.md.md'],
])('the page %s is published as %s', (path, file) => {
  expect(markdownPath(path)).toBe(file)
  expect(pageOfMarkdown(file)).toBe(path)
})

test.each([
  ['/docs/files.md', true],
  ['/llms.txt', true],
  ['/docs/llms-full.txt', true],
  ['/docs/files', false],
  ['/docs/allms.txt', false],
  ['/md', false],
])('search engines leave out %s: %s', (path, isLeftOut) => {
  expect(isForPrograms(path)).toBe(isLeftOut)
})

test('stands under its title and description', () => {
  expect(writeMarkdownPage({ ...page, text: '\nRun it.\n\n## Next\n' })).toBe(
    '# Install\n\n> What you need.\n\nRun it.\n\n## Next\n',
  )
})

test('a text with a title of its own stays as it is', () => {
  expect(writeMarkdownPage({ ...page, text: '# My install\n\nRun it.', hasTitle: true })).toBe(
    '# My install\n\nRun it.\n',
  )
})

test('without a description or a text there is no more than the title', () => {
  expect(writeMarkdownPage({ ...page, description: '' })).toBe('# Install\n')
})

test('a description over several lines is one', () => {
  expect(writeMarkdownPage({ ...page, description: 'One\n  two' })).toBe('# Install\n\n> One two\n')
})

describe('words of a tree', () => {
  test.each([
    ['1. of May', '1\\. of May'],
    ['- 5 degrees', '\\- 5 degrees'],
    ['::name', '\\::name'],
    ['# of pages', '\\# of pages'],
    ['2.5 times -1', '2.5 times -1'],
    ['a\n  b', 'a b'],
    ['`a` [b] <c> d*e \\ f', '\\`a\\` \\[b\\] \\<c> d\\*e \\\\ f'],
    ['_a_ snake_case', '\\_a\\_ snake_case'],
  ])('the words %j mean themselves in Markdown: %j', (words, markdown) => {
    expect(writeTree([['p', {}, words]])).toBe(markdown)
  })
})
