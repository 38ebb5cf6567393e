import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '@galley/content'
import { type CorrectedLinks, type DraftChange, type OldLinks, PREVIEW_API } from '@galley/core/preview'
import { setVersions } from '@galley/core/versions'
import { site } from '@galley/site'
import { baselineOf, createPreviewServer, type PreviewServer } from '../preview-server.fixture'
import { REPLACE_ERRORS } from './branch-links'

const MOVED = '# Moved\n'
const GONE = '# Gone\n'
const COFFEE = '# Coffee\n'
const md = (...lines: string[]) => ['# Title', ...lines, ''].join('\n')

/** Lines with a link to the moved page, each with its correction. */
const FORMS: [file: string, text: string, line: number, corrected: string | undefined][] = [
  ['docs/a.md', md('[A](/docs/old)'), 2, '[A](/docs/new)'],
  ['docs/b.md', md('[/docs/old](/docs/old/?x=1#part "old")'), 2, '[/docs/old](/docs/new?x=1#part "old")'],
  ['docs/c.md', md('[A](./1.old.md#part) [B](1.old.md)'), 2, '[A](./1.new.md#part) [B](1.new.md)'],
  ['docs/deep/d.md', md('[A](../1.old.md)'), 2, '[A](../1.new.md)'],
  ['docs/e.md', md('[A][x], [B][x]', '', '[x]: </docs/old>'), 4, '[x]: </docs/new>'],
  ['docs/f.md', md(`[A](${site.url}/docs/old#a)`), 2, `[A](${site.url}/docs/new#a)`],
  ['docs/g1.md', md('<a title="/docs/old" href="/docs/old">A</a>'), 2, '<a title="/docs/old" href="/docs/new">A</a>'],
  ['docs/h.md', '---\nlinks:\n  - label: A\n    to: "/docs/old#x"\n---\n', 4, '    to: "/docs/new#x"'],
  ['docs/i.mdx', md('<Card title="/docs/old" to="/docs/old" />'), 2, '<Card title="/docs/old" to="/docs/new" />'],
  ['docs/j.mdx', md('[A](1.old.md)'), 2, '[A](1.new.md)'],
  ['docs/k.md', '\uFEFF[A](/docs/old)\r\n\r\nB\r\n', 1, '\uFEFF[A](/docs/new)'],
  ['docs/l.md', md('[A](/docs/o&#108;d)'), 2, undefined],
  ['docs/m.md', md('[A](/docs/old) in the published file'), 2, '[A](/docs/new) in the published file'],
  ['docs/m.draft.md', md('', '[A](/docs/old) in the draft'), 3, '[A](/docs/new) in the draft'],
  ['templates/t.md', '---\ntitle: T\nguide: /docs/old\n---\n', 3, 'guide: /docs/new'],
  ['authors/ada.yml', 'name: Ada\nto: /docs/old\n', 2, 'to: /docs/new'],
]

let server: PreviewServer
let all: string
let query: string

beforeEach(async () => {
  server = await createPreviewServer({
    hasEdits: true,
    branches: {
      '': {
        'docs/1.new.md': MOVED,
        'docs/café-crème.md': COFFEE,
        'docs/menu.md': md('[A](/docs/café) [B](/docs/caf%C3%A9) [C](./caf%C3%A9.md)'),
        'docs/other.md': md('[A](/docs/older)', '`/docs/old`', '[B](/docs/old/more)', '[C](https://else.org/docs/old)'),
        'docs/lost.md': md('[A](/docs/gone#a)', '[B](./2.gone.md)'),
        ...Object.fromEntries(FORMS.map(([file, text]) => [file, text])),
      },
      next: { 'docs/a.md': md('[A](/docs/old)') },
    },
  })
  all = await server.sign()
  const digest = (text: string) => digestOf(Buffer.from(text))
  const files = { 'docs/1.old.md': digest(MOVED), 'docs/2.gone.md': digest(GONE), 'docs/café.md': digest(COFFEE) }
  const paths = { 'docs/1.old.md': '/docs/old', 'docs/2.gone.md': '/docs/gone', 'docs/café.md': '/docs/café' }
  query = await server.know(baselineOf(files, paths), all)
}, 60_000)
afterEach(() => server.close())

const pathOf = (file: string) => join(server.contentDirOf(''), file)
const rename = async (from: string, to: string) => {
  renameSync(pathOf(from), pathOf(to))
  await server.contentOf().store.update([from, to])
}
const read = (file: string) => readFileSync(pathOf(file), 'utf8')
const list = async (path = '/docs/old', as = all) => server.send(`${PREVIEW_API}/links?${query}&path=${path}`, as)
const linksOf = async (path?: string) => (await list(path)).json<OldLinks>()
const post = (files: unknown, as = all, path = '/docs/old') =>
  server.send(`${PREVIEW_API}/links?${query}&path=${path}`, as, { method: 'POST', payload: { files } })
const correct = async (files: OldLinks['files'], path?: string) => (await post(files, all, path)).json<CorrectedLinks>()
const changesFor = async (as: string) =>
  (await server.send(`${PREVIEW_API}/changes?${query}`, as)).json<{ changes: DraftChange[] }>().changes

test('counts the files that link to the old path of a moved or deleted page', async () => {
  expect((await changesFor(all)).filter(({ linkedFrom }) => linkedFrom)).toMatchObject([
    { file: 'docs/1.new.md', state: 'moved', from: '/docs/old', linkedFrom: FORMS.length },
    { file: 'docs/2.gone.md', state: 'deleted', linkedFrom: 1 },
    { file: 'docs/café-crème.md', state: 'moved', linkedFrom: 1 },
  ])
})

test('leaves out files of versions from Git, which nobody can correct', async () => {
  await server.save('docs@1/a.md', md('[A](../docs/1.old.md)'))
  expect((await linksOf()).links.map(({ file }) => file)).toContain('docs@1/a.md')
  setVersions([{ name: '1', label: '1.x', state: 'maintained', ref: 'v1' }])
  const { files } = await linksOf()
  setVersions([])
  expect(Object.keys(files)).toHaveLength(FORMS.length)
})

test('returns each line with its correction, in the form of the old link', async () => {
  const { links, isCorrectable } = await linksOf()
  const found = new Map(links.map((link) => [link.file, [link.line, link.corrected]]))
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(FORMS.map(([file, , line, corrected]) => [file, [line, corrected]])),
  )
  expect(links.find(({ file }) => file === 'docs/c.md')).toMatchObject({ line: 2, column: 5, links: 2 })
  expect(isCorrectable).toBe(true)
})

test('keeps the encoding of a path', async () => {
  const corrected = '[A](/docs/café-crème) [B](/docs/caf%C3%A9-cr%C3%A8me) [C](./caf%C3%A9-cr%C3%A8me.md)'
  expect((await linksOf(encodeURIComponent('/docs/café'))).links).toMatchObject([{ corrected, links: 3 }])
})

test('chooses no target for a deleted page, and writes nothing', async () => {
  const { links, files } = await linksOf('/docs/gone')
  expect(links).toEqual([
    { file: 'docs/lost.md', line: 2, column: 5, text: '[A](/docs/gone#a)', links: 0 },
    { file: 'docs/lost.md', line: 3, column: 5, text: '[B](./2.gone.md)', links: 0 },
  ])
  expect((await post(files, all, '/docs/gone')).statusCode).toBe(404)
})

test('finds links to the path between two moves', async () => {
  await correct((await linksOf()).files)
  await rename('docs/1.new.md', 'docs/1.newer.md')
  const { links, files } = await linksOf()
  const found = new Map(links.map((link) => [link.file, link.corrected]))
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(FORMS.map(([file, , , corrected]) => [file, corrected?.replaceAll('new', 'newer')])),
  )
  expect((await correct(files)).corrected).toBe(FORMS.length)
  expect(read('docs/c.md')).toContain('[A](./1.newer.md#part) [B](1.newer.md)')
})

test('finds links to the old file name of a page with a new order number', async () => {
  await server.save('docs/7.gone.md', GONE)
  const renumbered = { file: 'docs/7.gone.md', state: 'changed', fromFile: 'docs/2.gone.md', linkedFrom: 1 }
  expect(await changesFor(all)).toContainEqual(expect.objectContaining(renumbered))
  const { links, files } = await linksOf('/docs/gone')
  expect(links).toMatchObject([{ file: 'docs/lost.md', line: 3, corrected: '[B](./7.gone.md)', links: 1 }])
  await correct(files, '/docs/gone')
  expect(read('docs/lost.md')).toBe(md('[A](/docs/gone#a)', '[B](./7.gone.md)'))
  await rename('docs/7.gone.md', 'docs/8.gone.md')
  expect((await linksOf('/docs/gone')).links).toMatchObject([{ corrected: '[B](./8.gone.md)' }])
})

test('corrects links to a new page whose draft was renamed', async () => {
  await server.save('docs/n.md', md('[A](/docs/mine)'))
  await server.save('docs/mine.md', '# Mine\n')
  await rename('docs/mine.md', 'docs/yours.md')
  const renamed = { file: 'docs/yours.md', state: 'new', from: '/docs/mine', linkedFrom: 1 }
  expect(await changesFor(all)).toContainEqual(expect.objectContaining(renamed))
  const { files } = await linksOf('/docs/mine')
  await correct(files, '/docs/mine')
  expect(read('docs/n.md')).toContain('[A](/docs/yours)')
})

test('reports no links to a path with a new page', async () => {
  await server.save('docs/1.old.md', '# Another\n')
  expect((await list()).statusCode).toBe(404)
})

test('corrects all links at once, and nothing else', async () => {
  const others = ['docs/other.md', 'docs/lost.md'].map((file) => [file, read(file)] as const)
  chmodSync(pathOf('docs/a.md'), 0o640)
  const { files } = await linksOf()
  expect(await correct(files)).toEqual({ corrected: FORMS.length, problems: [] })
  for (const [file, text, line, corrected] of FORMS) {
    const lines = text.split('\n')
    const ending = lines[line - 1]!.endsWith('\r') ? '\r' : ''
    if (corrected !== undefined) lines[line - 1] = corrected + ending
    expect(read(file)).toBe(lines.join('\n'))
  }
  for (const [file, text] of others) expect(read(file)).toBe(text)
  expect(lstatSync(pathOf('docs/a.md')).mode & 0o777).toBe(0o640)
  expect(readdirSync(pathOf('docs')).filter((name) => name.startsWith('.'))).toEqual([])
  // The remaining links have to be corrected by hand.
  expect((await linksOf()).links.map(({ file }) => file)).toEqual(['docs/l.md'])
})

describe('leaves a file unchanged and returns the reason', () => {
  const problemWith = async (file: string, files: OldLinks['files']) => {
    const { problems } = await correct(files)
    expect(problems.map((problem) => problem.file)).toEqual([file])
    return problems[0]!.message
  }

  test('if the file was saved after the list was made', async () => {
    const { files } = await linksOf()
    const text = md('[A](/docs/old) edited')
    server.write('docs/a.md', text)
    expect(await problemWith('docs/a.md', files)).toBe(REPLACE_ERRORS.changed)
    expect(read('docs/a.md')).toBe(text)
    // The file is compiled by now, but the list is still the old one.
    expect(await problemWith('docs/a.md', { 'docs/a.md': files['docs/a.md']! })).toBe(REPLACE_ERRORS.changed)
    expect(read('docs/a.md')).toBe(text)
  })

  test('if the file or its folder is a symbolic link', async () => {
    const { files } = await linksOf()
    const outside = join(server.contentDirOf(''), '../outside')
    mkdirSync(outside)
    renameSync(pathOf('docs/deep'), join(outside, 'deep'))
    symlinkSync(join(outside, 'deep'), pathOf('docs/deep'))
    const deep = { 'docs/deep/d.md': files['docs/deep/d.md']! }
    expect(await problemWith('docs/deep/d.md', deep)).toBe(REPLACE_ERRORS.isLink)
    expect(readFileSync(join(outside, 'deep/d.md'), 'utf8')).toContain('1.old.md')
    renameSync(pathOf('docs/a.md'), join(outside, 'a.md'))
    symlinkSync(join(outside, 'a.md'), pathOf('docs/a.md'))
    expect(await problemWith('docs/a.md', { 'docs/a.md': files['docs/a.md']! })).toBe(REPLACE_ERRORS.isLink)
    expect(readFileSync(join(outside, 'a.md'), 'utf8')).toContain('/docs/old')
  })

  // Root may write to read-only files.
  const testAsUser = process.getuid?.() === 0 ? test.skip : test
  testAsUser('when it is read-only', async () => {
    const { files } = await linksOf()
    chmodSync(pathOf('docs/a.md'), 0o444)
    expect(await problemWith('docs/a.md', files)).toBe(REPLACE_ERRORS.readOnly)
  })

  test('if the file is missing', async () => {
    const { files } = await linksOf()
    rmSync(pathOf('docs/a.md'))
    expect(await problemWith('docs/a.md', files)).toMatch(/^ENOENT.*content\/docs\/a\.md'$/)
  })
})

test('reports a file that is not in UTF-8, and does not list its links', async () => {
  await server.save('docs/a.md', Buffer.from(md('[A](/docs/old) \xE9'), 'latin1'))
  expect(Object.keys((await linksOf()).files)).not.toContain('docs/a.md')
})

test('does not change a file that was not in the list', async () => {
  const { files } = await linksOf()
  const sent = { 'docs/b.md': files['docs/b.md']!, '../x.md': 'y', 'docs/other.md': 'z' }
  expect(await correct(sent)).toEqual({ corrected: 1, problems: [] })
  expect(read('docs/a.md')).toContain('/docs/old')
})

test('refuses a token with a path scope to list or correct links', async () => {
  const narrow = await server.sign({ paths: ['/docs/old', '/docs/new', '/docs/gone'] })
  const share = { method: 'POST', payload: { path: '/docs/new' } } as const
  const shared = (await server.send(`${PREVIEW_API}/share`, all, share)).json<{ token: string }>().token
  for (const as of [narrow, shared]) {
    const changes = await changesFor(as)
    expect(changes.map(({ path }) => path)).toContain('/docs/new')
    expect(changes.filter((change) => 'linkedFrom' in change)).toEqual([])
    expect((await list('/docs/old', as)).statusCode).toBe(401)
    expect((await post({ 'docs/a.md': 'x' }, as)).statusCode).toBe(401)
  }
})

test('refuses an invalid body, and a page that did not move', async () => {
  expect((await post(['docs/a.md'])).statusCode).toBe(400)
  for (const path of ['/docs/a', '/nowhere', '/docs/new']) expect((await list(path)).statusCode).toBe(404)
})

test('writes nothing if edits are off', async () => {
  const reader = await createPreviewServer({ branches: { '': {} } })
  const init = { method: 'POST', payload: { files: {} } } as const
  expect((await reader.send(`${PREVIEW_API}/links?path=/docs/old`, await reader.sign(), init)).statusCode).toBe(401)
  await reader.close()
})

test('writes only files of the default branch', async () => {
  expect((await list('/docs/old&branch=next')).json()).toMatchObject({ isCorrectable: false })
  expect((await post({}, all, '/docs/old&branch=next')).statusCode).toBe(401)
})
