import { testTable } from '@galley/testing/test-table.fixture'
import { isForPrograms, markdownPath, pageOfMarkdown, writeMarkdownPage, writeTree } from './markdown-page'

const page = { title: 'Install', description: 'What you need.', text: '', hasTitle: false }

test.each([
  ['/', '/index.md'],
  ['/docs/files', '/docs/files.md'],
  ['/docs/v1.md', '/docs/v1.md.md'],
])('publishes the page %s as %s', (path, file) => {
  expect(markdownPath(path)).toBe(file)
  expect(pageOfMarkdown(file)).toBe(path)
})

testTable(isForPrograms)('%s is a text for programs: %s', {
  '/docs/files.md': true,
  '/docs/llms-full.txt': true,
  '/docs/files': false,
  '/docs/allms.txt': false,
  '/md': false,
})

test.each([
  [{ text: '\nRun it.\n\n## Next\n' }, '# Install\n\n> What you need.\n\nRun it.\n\n## Next\n'],
  [{ text: '# My install\n\nRun it.', hasTitle: true }, '# My install\n\nRun it.\n'],
  [{ description: '' }, '# Install\n'],
  [{ description: 'One\n  two' }, '# Install\n\n> One two\n'],
])('writes the page %j as the Markdown %j', (fields, markdown) => {
  expect(writeMarkdownPage({ ...page, ...fields })).toBe(markdown)
})

testTable((words) => writeTree([['p', {}, words]]))('escapes %j in Markdown: %j', {
  '1. of May': '1\\. of May',
  '::name': '\\::name',
  '2.5 times -1': '2.5 times -1',
  'a\n  b': 'a b',
  '`a` [b] <c> d*e \\ f': '\\`a\\` \\[b\\] \\<c> d\\*e \\\\ f',
  '_a_ snake_case': '\\_a\\_ snake_case',
})
