import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '@galley/node/list-files'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { onPreExtractQueries } from './node-hooks'

workInOwnFolder()

const page = (path: string, sortKey: string, fields: object = {}) => ({
  path,
  title: path,
  description: '',
  markdown: `# ${path}\n`,
  stem: path.slice(1),
  extension: 'md',
  sortKey,
  navigation: true,
  meta: {},
  seo: {},
  draft: false,
  placedReferences: [],
  ...fields,
})

const POSTS = [page('/blog/old', '2', { date: '2025-01-01' }), page('/blog/new', '1', { date: '2025-02-01' })]

/** Runs the hook for these pages, by type. Returns the reports. */
async function run(nodes: Record<string, object[]>) {
  const reporter = { panicOnBuild: jest.fn<undefined, [string]>(), verbose: jest.fn() }
  const getNodesByType = (type: string) => nodes[type] ?? []
  await (onPreExtractQueries as (api: object) => Promise<void>)({ getNodesByType, reporter })
  return reporter
}

const readPublic = (file: string) => readFileSync(join('public', file), 'utf8')
const write = (file: string, text = '') => writeOwnFiles({ [file]: text })

test('writes and removes Markdown files with their pages, and keeps other files', async () => {
  for (const file of ['docs/a/index.html', 'static/0123456789abcdef/notes.md', 'robots.txt']) write(`public/${file}`)
  await run({ Doc: [page('/docs/a', '1'), page('/docs/b', '2')] })
  expect(readPublic('docs/a.md')).toBe('# /docs/a\n')
  write('public/docs/b.md.br')
  await run({ Doc: [page('/docs/a', '1')] })
  expect(listFiles('public').sort()).toEqual([
    'docs/a.md',
    'docs/a/index.html',
    'docs/llms-full.txt',
    'docs/llms.txt',
    'llms-full.txt',
    'llms.txt',
    'robots.txt',
    'static/0123456789abcdef/notes.md',
  ])
})

test('lists pages in the order of their files, or from the newest to the oldest', async () => {
  await run({ Doc: [page('/docs/b', '2'), page('/docs/a', '1')], Post: POSTS })
  const links = Array.from(readPublic('llms.txt').matchAll(/^- .*\.example(.*)\)/gm), ([, path]) => path)
  expect(links).toEqual(['/docs/a.md', '/docs/b.md', '/blog/new.md', '/blog/old.md'])
})

test('the Markdown of a list page has its entries, except in full texts', async () => {
  await run({ Landing: [page('/blog', '1')], Post: POSTS })
  expect(readPublic('blog.md')).toBe(
    '# /blog\n\n- [/blog/new](/blog/new) (2025-02-01)\n- [/blog/old](/blog/old) (2025-01-01)\n',
  )
  expect(readPublic('blog/new.md')).toBe('# /blog/new\n')
  expect(readPublic('llms-full.txt')).not.toContain('- [')
})

test('the Markdown of the search page lists every page', async () => {
  const hidden = [page('/docs/hidden', '3', { search: false }), page('/docs/draft', '4', { draft: true })]
  await run({
    Landing: [page('/search', '1', { search: false })],
    Doc: [page('/docs/café', '2', { description: 'Coffee.' }), page('/about', '1'), ...hidden],
  })
  expect(readPublic('search.md')).toBe(
    '# /search\n\n## Documentation\n\n- [/docs/café](/docs/caf%C3%A9): Coffee.\n\n## Pages\n\n- [/about](/about)\n',
  )
})

test('keeps files of the folder static', async () => {
  for (const file of ['static/llms.txt', 'public/llms.txt', 'static/notes.md', 'public/notes.md']) write(file, 'own')
  await run({ Doc: [page('/docs/a', '1')] })
  expect([readPublic('llms.txt'), readPublic('notes.md')]).toEqual(['own', 'own'])
  expect(readPublic('docs/llms.txt')).toContain('/docs/a.md')
})

test('rejects a page at the path of the MCP server', async () => {
  expect((await run({ Doc: [page('/about', '1')] })).panicOnBuild).not.toHaveBeenCalled()
  expect((await run({ Doc: [page('/mcp', '1')] })).panicOnBuild).toHaveBeenCalledWith(
    'content/mcp.md: the MCP server uses the path /mcp. Rename the file, or set "mcp" in src/site.ts to false.',
  )
})
