import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '@galley/content'
import { type DraftChange, type OldLinks, PREVIEW_API, type PreviewPage } from '@galley/core/preview'
import { setTranslations } from '@galley/core/translations'
import { baselineOf, createPreviewServer, type PreviewServer } from './preview-server.fixture'

let server: PreviewServer

beforeEach(() => setTranslations(['de']))
afterEach(async () => {
  await server.close()
  setTranslations([])
})

const digest = (text: string) => digestOf(Buffer.from(text))

/** Starts a server. The build has the files `built`. */
async function start(files: Record<string, string>, built: Record<string, string>) {
  server = await createPreviewServer({ hasEdits: true, branches: { '': files } })
  const all = await server.sign()
  const pathOf = (file: string) =>
    file.includes('.de.') ? `/de/${file.replace('.de.md', '')}` : `/${file.replace('.md', '')}`
  const digests = Object.fromEntries(Object.entries(built).map(([file, text]) => [file, digest(text)]))
  const paths = Object.fromEntries(Object.keys(built).map((file) => [file, pathOf(file)]))
  const query = await server.know(baselineOf(digests, paths), all)
  const get = async <Answer>(route: string, as = all) =>
    (await server.send(`${PREVIEW_API}/${route}${route.includes('?') ? '&' : '?'}${query}`, as)).json<Answer>()
  return {
    all,
    query,
    pageAt: async (path: string, as?: string) => get<PreviewPage>(`page?path=${path}`, as),
    changes: async () => (await get<{ changes: DraftChange[] }>('changes')).changes,
    links: async (path: string) => get<OldLinks>(`links?path=${path}`),
    save: (file: string, text: string) => server.save(file, text),
    remove: (file: string) => server.remove(file),
  }
}

const textOf = ({ data }: PreviewPage) => JSON.stringify(data)

test('a page without a translation shows the draft of its original, with its file and state', async () => {
  const { pageAt, save, remove, changes } = await start({ 'docs/a.md': 'First' }, { 'docs/a.md': 'First' })
  const before = await pageAt('/de/docs/a')
  expect(before).toMatchObject({ path: '/de/docs/a', file: 'docs/a.md', data: { doc: { path: '/de/docs/a' } } })
  expect(before.state).toBeUndefined()

  await save('docs/a.md', 'Second')
  const edited = await pageAt('/de/docs/a')
  expect(edited).toMatchObject({ file: 'docs/a.md', state: 'changed' })
  expect(textOf(edited)).toContain('Second')

  await save('docs/a.de.md', 'Zweitens')
  const translated = await pageAt('/de/docs/a')
  expect(translated).toMatchObject({ file: 'docs/a.de.md', state: 'new' })
  expect(textOf(translated)).toContain('Zweitens')
  expect((await changes()).map(({ file, path }) => [file, path])).toEqual([
    ['docs/a.de.md', '/de/docs/a'],
    ['docs/a.md', '/docs/a'],
  ])

  await remove('docs/a.de.md')
  expect(await pageAt('/de/docs/a')).toMatchObject({ file: 'docs/a.md', state: 'changed' })
})

test('a page with a list lists the pages of its language', async () => {
  const home = '---\ntitle: Home\n---\n'
  const { pageAt } = await start({ 'index.mdx': home, 'docs/a.md': 'A', 'docs/b.md': 'B', 'docs/b.de.md': 'B' }, {})
  const { data } = await pageAt('/de')
  const { nodes } = (data as { allDoc: { nodes: { path: string }[] } }).allDoc
  expect(nodes.map(({ path }) => path)).toEqual(['/de/docs/a', '/de/docs/b'])
})

test('the original replaces a deleted translation, which counts as a change of the page', async () => {
  const files = { 'docs/a.md': 'Text', 'docs/a.de.md': 'Text' }
  const { pageAt, changes, remove } = await start(files, files)
  await remove('docs/a.de.md')
  expect(await pageAt('/de/docs/a')).toMatchObject({ file: 'docs/a.md', state: 'changed' })
  expect(await changes()).toMatchObject([{ file: 'docs/a.de.md', state: 'deleted', path: '/de/docs/a' }])
})

test('a new translation with the text of a deleted page is not the moved page', async () => {
  const { changes } = await start(
    { 'docs/b.md': 'B', 'docs/b.de.md': 'Text' },
    { 'docs/a.md': 'Text', 'docs/b.md': 'B' },
  )
  expect((await changes()).map(({ file, state }) => [file, state])).toEqual([
    ['docs/a.md', 'deleted'],
    ['docs/b.de.md', 'new'],
  ])
})

test('shows an unsaved text of an original on the page of another language', async () => {
  const { all, query } = await start({ 'docs/a.md': 'Saved' }, {})
  const payload = { file: 'docs/a.md', text: 'Unsaved', path: '/de/docs/a' }
  const page = (await server.send(`${PREVIEW_API}/page?${query}`, all, { method: 'POST', payload })).json<PreviewPage>()
  expect(page.path).toBe('/de/docs/a')
  expect(textOf(page)).toContain('Unsaved')
})

test('a link for some pages covers the paths of a language, and hides other drafts', async () => {
  const secret = '---\ntitle: CANARY\n---\n'
  const files = { 'docs/a.md': 'Open', 'docs/secret.md': secret, 'index.mdx': '# Home\n' }
  const { pageAt } = await start(files, {})
  const guest = await server.sign({ paths: ['/de/docs/a', '/'] })
  expect(textOf(await pageAt('/de/docs/a', guest))).toContain('Open')
  expect(await pageAt('/docs/a', guest)).not.toHaveProperty('data')
  const home = textOf(await pageAt('/', guest))
  expect(home).toContain('/de/docs/a')
  expect(home).not.toContain('CANARY')
})

test('finds and corrects the links of translations to a moved page', async () => {
  const german = ['[A](/docs/old#x)', '[B](./1.old.md)', '[C](/de/docs/old)', ''].join('\n\n')
  const { all, query, links, changes } = await start(
    { 'docs/1.new.md': 'Moved page', 'docs/a.md': '[A](/docs/old)\n', 'de/docs/b.md': german, 'docs/b.md': 'B' },
    { 'docs/old.md': 'Moved page' },
  )
  expect(await changes()).toContainEqual(expect.objectContaining({ from: '/docs/old', linkedFrom: 2 }))
  const { files } = await links('/docs/old')
  await server.send(`${PREVIEW_API}/links?${query}&path=/docs/old`, all, { method: 'POST', payload: { files } })
  const read = (file: string) => readFileSync(join(server.contentDirOf(''), file), 'utf8')
  expect(read('docs/a.md')).toBe('[A](/docs/new)\n')
  expect(read('de/docs/b.md').split('\n\n')).toEqual(['[A](/docs/new#x)', '[B](./1.old.md)', '[C](/de/docs/new)', ''])
})

test('a deleted translation leaves no dead links, because its page shows the original', async () => {
  const files = { 'docs/a.md': 'A', 'docs/b.de.md': '[A](/docs/a)', 'docs/b.md': 'B' }
  const { changes } = await start(files, { ...files, 'docs/a.de.md': 'Deutsch' })
  expect((await changes()).filter(({ linkedFrom }) => linkedFrom)).toEqual([])
})
