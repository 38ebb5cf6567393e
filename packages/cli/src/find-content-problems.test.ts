import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { compile } from '@galley/content/compiler/compile-worker'
import { formatProblem } from '@galley/core/content-source'
import { CONFIG_FILE } from '@galley/core/route-table'
import { site } from '@galley/site'
import { routes } from '@galley/site/collections'
import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { findContentProblems } from './find-content-problems'

let compiled: string[]

jest.mock('@galley/content', () => ({
  ...jest.requireActual<object>('@galley/content'),
  // A thread would read the collections of this repository.
  createCompileQueue: () => ({
    compile: async (request: Parameters<typeof compile>[0]) => {
      compiled.push(request.file)
      return compile(request)
    },
    close: async () => undefined,
  }),
}))

const ICONS = resolve('node_modules/@iconify-json')
const write = (file: string, text: string) => writeOwnFiles({ [file]: text })

workInOwnFolder()
beforeEach(() => {
  compiled = []
  mkdirSync('node_modules')
  symlinkSync(ICONS, 'node_modules/@iconify-json')
  write('src/pages/404.tsx', '')
  for (const { template } of routes) write(`src/templates/${template}.tsx`, '')
  write('src/site.ts', "export const site = { header: { menu: [{ to: '/docs/guides', icon: 'search' }] } }")
  write(CONFIG_FILE, '')
  write('static/prices.pdf', '')
  write('content/redirects.yml', '/old: /docs/guides/first#start\n')
  write('content/docs/guides/first.md', '# First\n\n## Start\n\n[File](/prices.pdf) [Folder](/docs/guides)\n')
})

const find = async () => {
  const { pages, problems } = await findContentProblems(process.cwd())
  return [...pages, ...problems.map(formatProblem)]
}

test('reports nothing for valid content, with and without redirects', async () => {
  await expect(find()).resolves.toEqual([])
  rmSync('content/redirects.yml')
  await expect(find()).resolves.toEqual([])
})

test('reports symbolic links and does not follow them, and ignores temporary files of editors', async () => {
  write('outside/secret.md', '# Secret\n')
  write('outside/secret.png', 'none')
  write('content/docs/second.md', '# Second\n\n![A](./secret.png)\n\n[Secret](./linked/secret.md)\n')
  symlinkSync('../../outside', 'content/docs/linked')
  symlinkSync('..', 'content/docs/loop')
  symlinkSync('../../outside/secret.md', 'content/docs/third.md')
  symlinkSync('../../outside/secret.png', 'content/docs/secret.png')
  symlinkSync('ada@host.123:456', 'content/docs/.#second.md')
  for (const name of ['#second.md#', '.second.md.swp', 'second.md~', '4913', 'second.md___jb_tmp___'])
    write(`content/docs/${name}`, '---\n')
  const found = await find()
  expect(found.filter((problem) => problem.includes('symbolic link'))).toEqual([
    'content/docs/linked:1:1  The folder is a symbolic link, which is not followed. Put the folder itself here.',
    'content/docs/loop:1:1  The folder is a symbolic link, which is not followed. Put the folder itself here.',
    'content/docs/third.md:1:1  The file is a symbolic link, which is not followed. Put the file itself here.',
  ])
  expect(found.filter((problem) => !problem.includes('symbolic link'))).toEqual([
    expect.stringMatching(/^content\/docs\/second\.md:3:1 {2}The image "\.\/secret\.png" does not exist/),
    expect.stringMatching(/^content\/docs\/second\.md:5:1 {2}/),
  ])
})

test('counts pages with syntax errors, whose links are checked later', async () => {
  const unread = async () => (await findContentProblems(process.cwd())).unread
  expect(await unread()).toBeUndefined()
  write('content/docs/second.md', '---\ntitle: [\n---\n\n[Gone](/gone)\n')
  expect(await unread()).toBe('One page is not checked for links yet: its text cannot be read.')
  write('content/docs/third.mdx', '# Third\n\n<Card>\n\n[Gone](/gone)\n')
  expect(await unread()).toContain('2 pages are not checked for links yet')
  write('content/authors/ada.yml', 'title: [\n')
  expect(await unread()).toContain('3 files are not checked for links yet')
})

test('reports problems of content, links, redirects and settings together', async () => {
  write('content/docs/second.md', '---\ntitel: Second\n---\n\n[First](/docs/guides/first#stop) [Draft](/docs/third)\n')
  write('content/docs/third.draft.md', '# Third\n')
  write('content/redirects.yml', '/old: /docs/guides/first#stop\n')
  write('src/site.ts', "export const site = { header: { menu: [{ to: '/docs/fourth', icon: 'sarch' }] } }")
  expect(await find()).toEqual([
    'content/docs/second.md:2:1  "titel" is not a field of this collection. Did you mean "title"? Rename it, or move it under another name.',
    'content/docs/second.md:5:1  "/docs/guides/first" has no element with the id "stop". Correct the link "/docs/guides/first#stop".',
    'content/docs/second.md:5:34  "/docs/third" leads to a draft, which the published site leaves out. Publish content/docs/third.draft.md, or remove the link.',
    'content/redirects.yml:1:7  "/old" leads to "/docs/guides/first#stop", but "/docs/guides/first" has no heading with the id "stop". Correct the anchor, or remove it.',
    'src/site.ts:1:46  "/docs/fourth" is not a page or file of this site. Correct the link, or remove it.',
    expect.stringContaining(
      'src/site.ts:1:68  "header.menu[1].icon": there is no icon "sarch". Did you mean "search"?',
    ),
  ])
})

test('accepts links to a page with a warning', async () => {
  write('content/docs/second.md', '# Second\n\n## Part\n\n```conf\na\n```\n')
  write('content/docs/third.md', '# Third\n\n[Part](./second.md#part), [none](./second.md#parts)\n')
  const { pages, problems } = await findContentProblems(process.cwd())
  expect([pages, problems]).toMatchObject([
    [],
    [
      { file: 'content/docs/second.md', line: 5, isWarning: true },
      { file: 'content/docs/third.md', message: expect.stringContaining('no element with the id "parts"') as string },
    ],
  ])
})

test('reports a page in an area without a first page', async () => {
  write('content/blog/1.news.md', '---\ntitle: News\ndate: 2026-01-01\n---\n\nText\n')
  expect(await find()).toEqual([expect.stringContaining('The page /blog/news is in an area without a first page.')])
})

test('does not compile unchanged files again', async () => {
  await find()
  compiled = []
  write('content/docs/second.md', '# Second\n\n[Nowhere](/nowhere)\n')
  expect(await find()).toEqual([expect.stringContaining('content/docs/second.md:3:1  "/nowhere" is not a page')])
  expect(compiled).toEqual(['docs/second.md'])
})

test('checks a version from Git like a folder, and reports a ref that cannot be read', async () => {
  const versions = [
    { name: '2', label: '2.x', state: 'current' },
    { name: '1', label: '1.x', state: 'maintained', ref: 'v1' },
  ] as const
  write('src/site.ts', `export const site = { versions: ${JSON.stringify(versions)} }`)
  jest.replaceProperty(site, 'versions', versions)
  write('content/docs/only-old.md', '# Old\n\n[Gone](./gone.md) [First](./guides/first.md)\n')
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args])
  git('init', '-q')
  git('add', 'content')
  git('commit', '-qm', 'one')
  git('tag', 'v1')
  rmSync('content/docs/only-old.md')
  expect(await find()).toEqual([expect.stringMatching(/^content\/docs@1\/only-old\.md:3:1 {2}.*gone/)])
  git('tag', '-d', 'v1')
  expect(await find()).toContainEqual(
    expect.stringContaining('"versions[2].ref" is "v1", but the repository has no tag'),
  )
})
