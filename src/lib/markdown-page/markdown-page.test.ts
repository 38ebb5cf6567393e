import { isForPrograms, markdownPath, pageOfMarkdown, writeMarkdownPage } from '.'

const page = { title: 'Install', description: 'What you need.', text: '', textLine: 1, links: [], hasTitle: false }

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

test('links to content files become paths, each at its own place; code and other links stay', () => {
  const text = 'See [a](./a.md) and `./a.md`.\n\n[b](./a.md#x "T"), [c](https://c.example) ./a.md'
  const link = { target: '/docs/a', file: 'docs/a.md', written: './a.md' }
  expect(
    writeMarkdownPage({
      ...page,
      text,
      textLine: 5,
      links: [
        { ...link, line: 5, column: 5 },
        { ...link, target: '/docs/a#x', written: './a.md#x', line: 7, column: 1 },
        { target: 'https://c.example', line: 7, column: 21 },
      ],
      hasTitle: true,
    }),
  ).toBe('See [a](/docs/a) and `./a.md`.\n\n[b](/docs/a#x "T"), [c](https://c.example) ./a.md\n')
})

test('the words of a link stay, and a definition that links share is changed once', () => {
  const text = '[./a.md](./a.md) [b][x] [c][x]\n\n[x]: ./a.md ./a.md'
  const link = { target: '/docs/a', file: 'docs/a.md', written: './a.md', line: 1 }
  const links = [
    { ...link, column: 1, url: { line: 1, column: 10 } },
    { ...link, column: 18, url: { line: 3, column: 6 } },
    { ...link, column: 25, url: { line: 3, column: 6 } },
  ]
  expect(writeMarkdownPage({ ...page, text, links, hasTitle: true })).toBe(
    '[./a.md](/docs/a) [b][x] [c][x]\n\n[x]: /docs/a ./a.md\n',
  )
})
