import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import fs, { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_LISTED_FILES } from '@galley/core/preview'
import { createContentFolder } from '@galley/testing/content-folder.fixture'
import { CANARY, misplacedDrafts } from '@galley/testing/misplaced-fields.fixture'
import type { Usable } from './compiler/compilation'
import { compile } from './compiler/compile-worker'
import type { ContentView } from './content-state'
import { createContentStore, type ContentStoreOptions } from './content-store'
import type { ContentChange } from './describe-change'
import { digestOf, roleOf } from './file-role'
import { HALF_WRITTEN_MS, MAX_FILE_BYTES } from './read-saved'
import type { CompiledFile, CompileRequest } from '.'

const WRONG = '---\ntitle: [\n---\n'
const post = (title: string, author: string) => `---\ntitle: ${title}\ndate: 2025-01-01\nauthors: [${author}]\n---\n`
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const titlesIn = (view: ContentView) => view.entriesOf('docs').map(({ title }) => title)

/** Opens a store over the files of a test, with the compiler of the site unless the options contain another compiler. */
async function open(files: Record<string, string | Buffer>, options: Partial<ContentStoreOptions> = {}) {
  const { contentDir, write } = createContentFolder(files)
  const compiled: CompileRequest[] = []
  const run = options.compile ?? (async (request) => compile(request))
  const store = createContentStore({
    contentDir,
    ...options,
    compile: (request, compileOptions) => {
      compiled.push(request)
      return run(request, compileOptions)
    },
  })
  await store.load()
  const changes: ContentChange[] = []
  store.onChange((change) => void changes.push(change))
  compiled.length = 0
  return {
    store,
    changes,
    compiled,
    contentDir,
    write,
    save: async (file: string, text: string | Buffer) => {
      write(file, text)
      await store.update([file])
    },
    remove: async (file: string) => {
      await rm(join(contentDir, file))
      await store.update([file])
    },
    titles: () => titlesIn(store.view()),
    shown: () => store.files().map(({ file }) => file),
    changedFiles: () => changes.map(({ changed }) => changed?.files.map(({ file }) => file)),
    compiledFiles: () => compiled.map(({ file }) => file),
    problems: () => store.problems().map(({ file, message }) => `${file}: ${message}`),
  }
}

/** Creates a store from the files of another store, and lists the files that it compiles. */
function restore(store: ReturnType<typeof createContentStore>, contentDir: string) {
  const compiled: string[] = []
  const next = createContentStore({
    contentDir,
    compile: async (request) => {
      compiled.push(request.file)
      return compile(request)
    },
  })
  next.restore(structuredClone(store.save()))
  return { next, compiled }
}

const fake = ({ file, collection }: CompileRequest, fields: object = {}): CompiledFile => ({
  id: `${collection}/${file}`,
  fields: { path: `/${file}`, sortKey: file, placedReferences: [], placedLinks: [], ...fields },
  problems: [],
})

test.each([
  ['about.md', { kind: 'page', collection: 'docs' }],
  ['index.mdx', { kind: 'page', collection: 'landing' }],
  ['studio/pricing.yml', { kind: 'page', collection: 'pricing' }],
  ['templates/blank.md', { kind: 'page', collection: 'templates' }],
  ['blog/a.draft.md', { kind: 'page', collection: 'posts' }],
  ['authors/ada.yml', { kind: 'data', collection: 'authors' }],
  ['info/a/b.draft.csv', { kind: 'data', collection: 'info' }],
  ['docs/.navigation.yml', { kind: 'folder' }],
  ['docs/shot.PNG', { kind: 'image' }],
])('the role of %s is %j', (file, role) => {
  expect(roleOf(file)).toEqual(role)
})

test.each(['docs/a.txt', 'docs/_part.md', '../package.json', 'redirects.yml', 'docs/a.md~', 'docs/.hidden.md'])(
  '%s has no role',
  (file) => {
    expect(roleOf(file)).toBeUndefined()
  },
)

test('the digest of a file is the digest that builds compute', () => {
  expect(digestOf(Buffer.from('a'))).toBe('0cc175b9c0f1b6a831c399e269772661')
})

test('sorts entries by number, not by text, and adds the day of the last commit', async () => {
  const { store, titles } = await open(
    { 'docs/10.c.md': '# C', 'docs/2.b.md': '# B', 'docs/1.a.md': '# A', 'docs/.navigation.yml': 'title: Docs' },
    { historyOf: (file) => (file === 'docs/1.a.md' ? { lastUpdated: '2025-01-31', contributors: [] } : undefined) },
  )
  expect(titles()).toEqual(['A', 'B', 'C'])
  expect(store.view().entriesOf('docs')).toMatchObject([{ lastUpdated: '2025-01-31' }, { lastUpdated: null }, {}])
  expect(store.view().folders()).toMatchObject([{ stem: 'docs', config: { title: 'Docs' } }])
})

describe('saves', () => {
  test('a save without a change, or of an unused file, notifies nobody', async () => {
    const { store, save, changes } = await open({ 'docs/a.md': '# A' })
    await save('docs/a.md', '# A')
    await save('notes.txt', 'x')
    await save('.cache/a.md~', 'x')
    expect([store.revision, changes]).toEqual([1, []])
  })

  test('a save reports a change of the navigation only if the navigation changed', async () => {
    const { save, changes } = await open({ 'docs/a.md': '# A\n\nOne.' })
    await save('docs/a.md', '# A\n\nTwo.')
    await save('docs/a.md', '# B\n\nTwo.')
    expect(changes.map(({ changed }) => changed?.hasNavigation)).toEqual([false, true])
  })

  test('a save changes the view and the list of files, but no earlier view or list', async () => {
    const { store, save, titles, shown } = await open({ 'docs/a.md': '# A' })
    const [view, files] = [store.view(), store.files()]
    expect(store.files()).toBe(files)
    await save('docs/a.draft.md', '# B')
    expect([titles(), shown()]).toEqual([['B'], ['docs/a.draft.md']])
    expect(view.entriesOf('docs')).toMatchObject([{ title: 'A' }])
    expect(files.map(({ file }) => file)).toEqual(['docs/a.md'])
    expect(store.view()).toBe(store.view())
  })

  test('a save of very many files is reported without their names', async () => {
    const { store, write, changes } = await open({})
    const names = Array.from({ length: MAX_LISTED_FILES + 1 }, (_, index) => `docs/${index}.page.md`)
    for (const name of names) write(name, '# A')
    await store.update(names)
    expect(changes).toMatchObject([{ changed: { revision: 1, files: [] } }])
  })
})

test('lists a renamed file only under its new path, even if the watcher reports the old name later', async () => {
  const { store, contentDir, changes, titles } = await open({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
  renameSync(join(contentDir, 'docs/a.md'), join(contentDir, 'docs/c.md'))
  await store.update(['docs/c.md'])
  await store.update(['docs/a.md'])
  expect(titles()).toEqual(['B', 'A'])
  expect(changes).toMatchObject([
    { changed: { files: [{ file: 'docs/c.md' }] }, deleted: { files: [{ file: 'docs/a.md' }] } },
  ])
})

test('the store remembers a deleted page until the page exists again, and so does the next store', async () => {
  const { store, save, remove, contentDir } = await open({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
  await remove('docs/a.md')
  const { next } = restore(store, contentDir)
  await next.reload()
  for (const one of [store, next]) {
    expect([...one.goneFiles().values()]).toMatchObject([{ file: 'docs/a.md', entry: { title: 'A' } }])
    expect(one.files()).toHaveLength(1)
  }
  await save('docs/a.md', '# A')
  expect([...store.goneFiles().keys()]).toEqual([])
})

test('the store keeps the times at which files were created and deleted, and so does the next store', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000)
  const { store, save, remove, contentDir } = await open({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
  now.mockReturnValue(2000)
  await save('docs/b.md', '# B again')
  await remove('docs/a.md')
  const { next } = restore(store, contentDir)
  now.mockReturnValue(3000)
  await next.reload()
  for (const one of [store, next]) {
    expect(one.goneFiles().get('docs/a.md')).toMatchObject({ seenAt: 1000, goneAt: 2000 })
    expect(one.find('docs/b.md')).toMatchObject({ seenAt: 1000 })
  }
  now.mockRestore()
})

describe('drafts', () => {
  test('a draft replaces the published file until the draft is deleted', async () => {
    const { save, remove, titles, changes } = await open({ 'docs/a.md': '# Published' })
    await save('docs/a.draft.md', '# Draft')
    expect(titles()).toEqual(['Draft'])
    await remove('docs/a.draft.md')
    expect(titles()).toEqual(['Published'])
    expect(changes).toMatchObject([
      { changed: { files: [{ file: 'docs/a.draft.md', path: '/docs/a' }] }, problems: [] },
      { deleted: { files: [{ file: 'docs/a.draft.md', path: '/docs/a' }] }, problems: [] },
    ])
  })

  test('a draft also replaces published data and folders', async () => {
    const { store } = await open({
      'authors/ada.yml': 'name: Ada',
      'authors/ada.draft.yml': 'name: Countess',
      'docs/.navigation.yml': 'title: Docs',
      'docs/.navigation.draft.yml': 'title: Later',
    })
    expect(store.view().entriesOf('authors')).toMatchObject([{ name: 'Countess', slug: 'ada', draft: true }])
    expect(store.view().folders()).toMatchObject([{ config: { title: 'Later' } }])
    expect(store.problems()).toEqual([])
  })

  test('a draft that never compiled hides nothing', async () => {
    const { save, titles } = await open({ 'docs/a.md': '# Published', 'docs/a.draft.md': WRONG })
    expect(titles()).toEqual(['Published'])
    await save('docs/a.draft.md', '# Draft')
    expect(titles()).toEqual(['Draft'])
    await save('docs/a.draft.md', WRONG)
    expect(titles()).toEqual(['Draft'])
  })
})

describe('files with problems', () => {
  test('a file keeps its last version until its problems are solved or it is deleted', async () => {
    const { save, remove, titles, problems, changes } = await open({ 'docs/a.md': '# Good' })
    await save('docs/a.md', WRONG)
    expect(titles()).toEqual(['Good'])
    expect(problems()).toEqual([expect.stringContaining('content/docs/a.md: ')])
    await save('docs/a.md', '# Better')
    expect(titles()).toEqual(['Better'])
    await save('docs/a.md', WRONG)
    await remove('docs/a.md')
    expect(problems()).toEqual([])
    const counts = changes.flatMap((change) => change.problems.map(({ problems }) => problems.length))
    expect(counts).toEqual([1, 0, 1, 0])
  })

  test('a file with problems compiles again when another file is created or deleted, but not when another text changes', async () => {
    const { save, remove, problems, compiledFiles } = await open({ 'docs/a.md': '[b](./b.md)', 'docs/c.md': '# C' })
    expect(problems()).toHaveLength(1)
    await save('docs/c.md', '# C, edited')
    await save('docs/b.md', '# B')
    expect(problems()).toEqual([])
    await remove('docs/b.md')
    expect(problems()).toHaveLength(1)
    expect(compiledFiles()).toEqual(['docs/c.md', 'docs/b.md', 'docs/a.md', 'docs/a.md'])
  })

  test('a file that cannot be read gets a problem', async () => {
    const { problems } = await open(
      { 'docs/a.md': '# A' },
      { compile: ({ contentDir }) => Promise.reject(new Error(`EIO ${contentDir}`)) },
    )
    expect(problems()).toEqual(['content/docs/a.md: The file could not be read: EIO content. Save it again.'])
  })

  test.each([
    ['Latin-1', Buffer.from('# Caf\u00E9\n', 'latin1'), 1, 6, 'E9'],
    ['UTF-16', Buffer.from('\uFEFF# A\n', 'utf16le'), 1, 1, 'FF'],
    ['UTF-8 that is cut off', Buffer.from('# \u{1F600} \uFFFD\n\n\u{1F600}').subarray(0, -1), 3, 1, 'F0'],
  ])('a file in %s gets a problem, and keeps its last version', async (_, bytes, line, column, byte) => {
    const { store, save, titles } = await open({ 'docs/a.md': '# A' })
    await save('docs/a.md', bytes)
    expect(titles()).toEqual(['A'])
    const message = `The file is not in UTF-8: the byte ${byte} is not valid. Save the file with the encoding "UTF-8".`
    expect(store.problems()).toEqual([{ file: 'content/docs/a.md', line, column, message }])
  })

  test('a file that the disk cannot read keeps its last version, and does not count as deleted', async () => {
    const { save, titles, problems } = await open({ 'docs/a.md': '# A' })
    jest
      .spyOn(fs, 'readFile')
      .mockRejectedValueOnce(Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }))
    await save('docs/a.md', '# Other')
    expect(titles()).toEqual(['A'])
    expect(problems()).toEqual([
      'content/docs/a.md: The file could not be read: EACCES: permission denied. Save it again.',
    ])
    await save('docs/a.md', '# Readable')
    expect([titles(), problems()]).toEqual([['Readable'], []])
  })

  test.each([
    ['a wrong value of an optional field', '---\ntitle: B\ndescription: [a]\n---\n', 'B'],
    ['text that is nested too deeply', '> '.repeat(200), 'A'],
  ])('a file with this problem is shown or keeps its last version: %s', async (_, text, title) => {
    const { save, titles, problems } = await open({ 'docs/a.md': '# A' })
    await save('docs/a.md', text)
    expect([titles(), problems()]).toEqual([[title], [expect.stringContaining('content/docs/a.md')]])
  })

  test('a page has an outline until its file can be read', async () => {
    const { store, save } = await open({ 'docs/2.new.md': WRONG })
    const [file] = store.files()
    expect(file).toMatchObject({ outline: { path: '/docs/new', title: 'New', stem: 'docs/2.new' } })
    await save('docs/2.new.md', '# Read')
    expect(store.files()[0]).not.toHaveProperty('outline')
  })

  test('a page keeps the fields that queries require', async () => {
    const { store, save } = await open({ 'blog/a.md': '---\ndate: 2025-01-31\n---\n# A' })
    await save('blog/a.md', '---\ndate: soon\n---\n# B')
    expect(store.view().entriesOf('posts')).toMatchObject([{ title: 'A', date: '2025-01-31' }])
  })
})

describe('dependencies between files', () => {
  test('a page follows an image that is saved later, changed and deleted', async () => {
    const { store, save, remove, problems, changes } = await open({ 'docs/a.md': '# A\n\n![Shot](shot.png)' })
    expect(problems()).toEqual([expect.stringContaining('shot.png')])
    await save('docs/shot.png', PIXEL)
    expect(problems()).toEqual([])
    expect(store.isImage('docs/shot.png')).toBe(true)
    const before = store.view().digestOfImage('docs/shot.png')
    await save('docs/shot.png', Buffer.concat([PIXEL, Buffer.from('x')]))
    expect(store.view().digestOfImage('docs/shot.png')).not.toBe(before)
    expect(changes.at(-1)).toMatchObject({ changed: { files: [{ file: 'docs/shot.png', kind: 'image' }] } })
    await remove('docs/shot.png')
    expect(problems()).toEqual([expect.stringContaining('shot.png')])
    expect(store.isImage('docs/shot.png')).toBe(false)
  })

  test('reports two pages with the same path until one of the pages moves', async () => {
    const { save, remove, problems } = await open({ 'docs/1.a.md': '# A' })
    const taken =
      'content/docs/2.a.md: The path "/docs/a" is already used by content/docs/1.a.md. Rename one of the files.'
    await save('docs/2.a.md', '# Also A')
    expect(problems()).toEqual([taken])
    await save('docs/1.a.md', '---\ntitle: 3\n---\n')
    expect(problems()).toEqual([expect.stringContaining('content/docs/1.a.md: "title" must be a text'), taken])
    await remove('docs/1.a.md')
    expect(problems()).toEqual([])
  })

  test('a changed page with the same path does not compile the pages that link to it', async () => {
    const { save, compiledFiles } = await open({ 'docs/1.a.md': '# A\n\n[b](./2.b.md)\n', 'docs/2.b.md': '# B' })
    await save('docs/2.b.md', '# B\n\nMore.')
    expect(compiledFiles()).toEqual(['docs/2.b.md'])
  })

  test('a reference is broken until its data exists, and adds no problem to data that cannot be read', async () => {
    const { save, problems } = await open({ 'blog/a.md': post('A', 'ada') })
    expect(problems()).toEqual([expect.stringContaining('refers to "ada", which is not in the collection "authors".')])
    await save('authors/ada.yml', 'name: [')
    expect(problems()).toEqual([expect.stringContaining('content/authors/ada.yml: The YAML cannot be read')])
    await save('authors/ada.yml', 'name: Ada')
    expect(problems()).toEqual([])
  })

  test('a file with problems reports the references in its saved text', async () => {
    const { problems, save } = await open({ 'blog/a.md': post('A', 'ada'), 'authors/ada.yml': 'name: Ada' })
    await save('blog/a.md', post('3', 'ben'))
    expect(problems()).toEqual([
      'content/blog/a.md: "title" must be a text, got 3. Put it in quotes.',
      expect.stringContaining('content/blog/a.md: "authors[1]" refers to "ben", which is not in the collection'),
    ])
  })

  test('links to a file follow its new slug', async () => {
    const template = (slug: string) =>
      `---\nname: n\nowner: o\nsubtitle: s\ncategory: c\nlicenseType: free\nmainScreen: shot.png\nslug: ${slug}\n---\n`
    const { store, save } = await open({
      'templates/t.md': template('one'),
      'templates/shot.png': PIXEL,
      'docs/a.md': '# A\n\n[T](../templates/t.md)',
    })
    await save('templates/t.md', template('two'))
    expect(JSON.stringify(store.view().entriesOf('docs'))).toContain('/templates/two')
  })
})

test('an empty file is read again after a moment, and is a page without text if it stays empty', async () => {
  const { store, write, titles } = await open({ 'docs/a.md': '# A' })
  write('docs/a.md', '')
  const updated = store.update(['docs/a.md'])
  setTimeout(() => write('docs/a.md', '# Whole'), HALF_WRITTEN_MS / 3)
  await updated
  expect(titles()).toEqual(['Whole'])
  write('docs/a.md', '')
  await store.update(['docs/a.md'])
  expect(titles()).toEqual(['A'])
})

test('shows the version that was saved last of a file that is saved again while it compiles', async () => {
  let finish: () => void = () => undefined
  let count = 0
  const { store, write, titles } = await open(
    { 'docs/a.md': 'one' },
    {
      compile: async (request) => {
        count += 1
        if (count === 2) await new Promise<void>((resolve) => (finish = resolve))
        return fake(request, { title: String(count) })
      },
    },
  )
  write('docs/a.md', 'two')
  const first = store.update(['docs/a.md'])
  while (count < 2) await new Promise(setImmediate)
  write('docs/a.md', 'three')
  const second = store.update(['docs/a.md'])
  finish()
  await Promise.all([first, second])
  expect(titles()).toEqual(['3'])
})

test('many fast saves lead to the same content as one load', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `docs/${String(index).padStart(2, '0')}.page-${index}.md`)
  const { store, contentDir } = await open(Object.fromEntries(names.map((name) => [name, '0'])), {
    compile: async (request) => fake(request, { title: 'x' }),
  })
  const updates: Promise<unknown>[] = []
  for (let count = 1; count <= 200; count += 1) {
    const name = names[count % names.length]!
    if (count % 7 === 0) rmSync(join(contentDir, name), { force: true })
    else writeFileSync(join(contentDir, name), String(count))
    updates.push(store.update([name]))
    if (count % 20 === 0) await new Promise(setImmediate)
  }
  await Promise.all(updates)
  const reference = createContentStore({ contentDir, compile: async (request) => fake(request, { title: 'x' }) })
  await reference.load()
  const stateOf = (one: typeof store) =>
    Object.fromEntries(one.files().map(({ file, digest, entry }) => [file, { digest, entry }]))
  expect(stateOf(store)).toEqual(stateOf(reference))
  expect(store.view().entriesOf('docs')).toEqual(reference.view().entriesOf('docs'))
})

test('symbolic links are not followed', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'))
  writeFileSync(join(outside, 'secret.md'), '# Secret')
  writeFileSync(join(outside, 'secret.png'), PIXEL)
  const { store, contentDir, titles, problems } = await open({ 'docs/a.md': '# A' })
  symlinkSync(join(outside, 'secret.md'), join(contentDir, 'docs/link.md'))
  symlinkSync(join(outside, 'secret.png'), join(contentDir, 'docs/link.png'))
  symlinkSync(outside, join(contentDir, 'docs/folder'))
  await store.update(['docs/link.md', 'docs/link.png', 'docs/folder'])
  await store.reload()
  expect(titles()).toEqual(['A'])
  expect(problems()).toEqual([
    'content/docs/folder: The folder is a symbolic link, which is not followed. Put the folder itself here.',
    'content/docs/link.md: The file is a symbolic link, which is not followed. Put the file itself here.',
  ])
  expect([store.isImage('docs/link.png'), store.isImage('docs/folder/secret.png')]).toEqual([false, false])
  rmSync(outside, { recursive: true })
})

test('a folder with the name of a page is not a page', async () => {
  const { store, contentDir, titles } = await open({})
  mkdirSync(join(contentDir, 'docs/a.md'), { recursive: true })
  await store.update(['docs/a.md'])
  expect([titles(), store.problems()]).toEqual([[], []])
})

const SIZE = 10_000_000
const large = 'x'.repeat(SIZE)

test('a file that is too large gets a problem, and keeps its last version, but images may be large', async () => {
  const { store, save, titles, problems, compiled } = await open({ 'docs/a.md': '# Good' })
  await save('docs/a.md', large)
  expect(titles()).toEqual(['Good'])
  expect(problems()).toEqual([
    `content/docs/a.md: The file has ${SIZE} bytes; the limit is ${MAX_FILE_BYTES}. Split it, or make it smaller.`,
  ])
  expect(compiled).toEqual([])
  await save('docs/photo.png', Buffer.alloc(MAX_FILE_BYTES + 1))
  expect(store.isImage('docs/photo.png')).toBe(true)
})

test('a file that is too large is reported once', async () => {
  const { store, save, changes, changedFiles } = await open({ 'docs/a.md': large, 'docs/b.md': '# B' })
  await save('docs/b.md', '# C')
  expect(changedFiles()).toEqual([['docs/b.md']])
  await store.reload()
  expect(changes).toHaveLength(1)
})

test('a file that reaches the time limit compiles again when it is saved, but not when other files are saved', async () => {
  const message = 'The file did not compile within 10 seconds. Simplify or split it.'
  const { save, titles, problems, compiledFiles } = await open(
    { 'docs/lost.md': 'x', 'docs/a.md': 'one' },
    {
      compile: async (request) => {
        const { file, text } = request
        if (text !== 'x') return fake(request, { title: text })
        const problem = { file: `content/${file}`, line: 1, column: 1, message }
        return { id: file, fields: {}, problems: [problem], isBroken: true, isStopped: true }
      },
    },
  )
  await save('docs/a.md', 'two')
  expect(compiledFiles()).toEqual(['docs/a.md'])
  expect([titles(), problems()]).toEqual([['two'], [`content/docs/lost.md: ${message}`]])
  await save('docs/lost.md', 'found')
  expect([titles(), problems()]).toEqual([['two', 'found'], []])
})

describe('slow files', () => {
  /** Opens a store whose compiler waits for `finish` if a text contains "slow". */
  async function openSlow(files: Record<string, string>) {
    const running: { text: string; end: AbortSignal; finish: () => void }[] = []
    let isStarted: () => void = () => undefined
    const opened = await open(files, {
      compile: async (request, options) => {
        const { text = '' } = request
        if (text.includes('slow') && options?.onSlow) {
          await new Promise<void>((finish) => {
            running.push({ text, end: options.end!, finish })
            options.onSlow!()
            isStarted()
          })
        }
        return compile(request)
      },
    })
    return {
      ...opened,
      running,
      /** Saves a slow text. Resolves when the text is compiling; `updated` resolves when it is shown. */
      saveSlow: async (file: string, text: string) => {
        const started = new Promise<void>((resolve) => (isStarted = resolve))
        opened.write(file, text)
        const updated = opened.store.update([file])
        await started
        return { updated }
      },
    }
  }

  test('a slow file delays the first load, so that all links have their targets', async () => {
    const waits: boolean[] = []
    const { save } = await open(
      { 'docs/a.md': '# A' },
      {
        compile: async (request, options) => {
          waits.push(options?.onSlow !== undefined)
          return compile(request)
        },
      },
    )
    await save('docs/b.md', '# B')
    expect(waits).toEqual([false, true])
  })

  test('a slow file does not delay saves of other files, and is shown after it compiled', async () => {
    const { store, save, saveSlow, running, titles, changedFiles } = await openSlow({
      'docs/a.md': '# A',
      'docs/b.md': '# B',
    })
    const { updated } = await saveSlow('docs/a.md', '# A, slow')
    expect(await store.hasChanged('docs/a.md')).toBe(false)
    await save('docs/b.md', '# B, saved')
    expect(titles()).toEqual(['A', 'B, saved'])
    running[0]!.finish()
    expect([...(await updated).changed]).toEqual(['docs/a.md'])
    expect(titles()).toEqual(['A, slow', 'B, saved'])
    expect(changedFiles()).toEqual([['docs/b.md'], ['docs/a.md']])
    expect(running).toHaveLength(1)
  })

  test.each([
    ['saved with another text', '# Other', ['Other']],
    ['saved with its previous text', '# A', ['A']],
    ['deleted', undefined, []],
  ])('a slow file stops compiling when it is %s', async (_, text, shown) => {
    const { save, remove, saveSlow, running, titles } = await openSlow({ 'docs/a.md': '# A' })
    const { updated } = await saveSlow('docs/a.md', '# A, slow')
    await (text === undefined ? remove('docs/a.md') : save('docs/a.md', text))
    expect(running[0]!.end.aborted).toBe(true)
    running[0]!.finish()
    await updated
    expect(titles()).toEqual(shown)
  })

  test('a renamed slow file keeps its old name until it is compiled', async () => {
    const { store, saveSlow, running, titles, changes, contentDir, shown } = await openSlow({
      'docs/a.md': '# A, slow',
    })
    renameSync(join(contentDir, 'docs/a.md'), join(contentDir, 'docs/b.md'))
    const { updated } = await saveSlow('docs/b.md', '# A, slow')
    await store.update(['docs/a.md'])
    expect([titles(), changes]).toEqual([['A, slow'], []])
    running[0]!.finish()
    await updated
    expect(shown()).toEqual(['docs/b.md'])
    expect(changes).toMatchObject([
      { changed: { files: [{ file: 'docs/b.md' }] }, deleted: { files: [{ file: 'docs/a.md' }] } },
    ])
  })

  test.each([
    ['is compiled', true],
    ['still compiles', false],
  ])('a slow file that %s compiles again when the target of its link is created', async (_, isCompiled) => {
    const { save, saveSlow, running, titles, problems } = await openSlow({ 'docs/c.md': '# C' })
    const { updated } = await saveSlow('docs/a.md', '# A, slow\n\n[B](b.md)')
    if (isCompiled) {
      running[0]!.finish()
      await updated
      expect(problems()).toHaveLength(1)
    }
    const saved = save('docs/b.md', '# B')
    while (running.length < 2) await new Promise(setImmediate)
    for (const { finish } of running) finish()
    await Promise.all([saved, updated])
    expect([titles(), problems()]).toEqual([['A, slow', 'B', 'C'], []])
  })
})

test('reports symbolic links in static/, and images behind them as missing', async () => {
  const { problems, save, contentDir, write } = await open({ 'docs/a.md': '# A' })
  write('../kept/logo.png', PIXEL)
  write('../static/own.png', PIXEL)
  symlinkSync('../kept', join(contentDir, '../static/shared'))
  symlinkSync('../kept/logo.png', join(contentDir, '../static/logo.png'))
  symlinkSync('me@host.1', join(contentDir, '../static/.#own.png'))
  await save('docs/a.md', '# A\n\n![](/own.png) ![](/shared/logo.png) ![](/logo.png)\n')
  const linked = 'The file or folder is a symbolic link, which is not followed. Put the file or the folder itself here.'
  expect(problems()).toEqual([
    expect.stringMatching(/^content\/docs\/a\.md: The image "\/shared\/logo\.png" does not exist/),
    expect.stringMatching(/^content\/docs\/a\.md: The image "\/logo\.png" does not exist/),
    `static/logo.png: ${linked}`,
    `static/shared: ${linked}`,
  ])
})

describe('downloads', () => {
  const urlOf = (name: string, text: string) => `/static/${digestOf(Buffer.from(text))}/${name}`
  const targetsOf = ({ store }: Awaited<ReturnType<typeof open>>) =>
    store
      .files()
      .flatMap(({ entry }) => (entry && 'placedLinks' in entry ? entry.placedLinks : []).map(({ target }) => target))

  test('the URL of a download contains the digest of its file, in Markdown and in MDX', async () => {
    const opened = await open({
      'docs/a.md': '# A\n\n[a](./données.csv)\n',
      'docs/b.mdx': '# B\n\n<a href="données.csv">b</a>\n',
      'docs/c.md': '# C',
      'docs/données.csv': 'one\n',
    })
    const { store, save, problems, compiledFiles } = opened
    expect(problems()).toEqual([])
    expect(targetsOf(opened)).toEqual(Array(2).fill(urlOf('donn%C3%A9es.csv', 'one\n')))
    expect(store.sources()).toEqual(['docs/données.csv'])
    await save('docs/données.csv', 'two\n')
    expect(targetsOf(opened)).toEqual(Array(2).fill(urlOf('donn%C3%A9es.csv', 'two\n')))
    expect(compiledFiles().sort()).toEqual(['docs/a.md', 'docs/b.mdx'])
  })

  test('a page compiles again when its download is created or deleted', async () => {
    const opened = await open({ 'docs/a.md': '# A\n\n[a](talk.pdf)\n' })
    const { save, remove, problems } = opened
    const missing = expect.stringContaining('The link "talk.pdf" leads to a file that does not exist') as string
    expect(problems()).toEqual([missing])
    const bytes = Buffer.from([0x25, 0xff, 0xfe, 0])
    await save('docs/talk.pdf', bytes)
    expect([problems(), targetsOf(opened)]).toEqual([[], [`/static/${digestOf(bytes)}/talk.pdf`]])
    await opened.store.reload()
    expect(opened.changes).toHaveLength(1)
    await remove('docs/talk.pdf')
    expect(problems()).toEqual([missing])
  })

  test('a download behind a symbolic link is missing', async () => {
    const { problems, save, contentDir } = await open({ 'docs/b.md': '# B' })
    symlinkSync('/etc/hostname', join(contentDir, 'docs/host.txt'))
    await save('docs/a.md', '# A\n\n[a](host.txt)\n')
    expect(problems()).toEqual([expect.stringContaining('leads to a file that does not exist')])
  })
})

describe('included files', () => {
  const FILES = {
    'docs/a.md': '# A\n\n::include{file="_part.md"}\n',
    'docs/_part.md': 'One.\n',
    'docs/b.md': '# B',
  }
  const textOf = ({ store }: Awaited<ReturnType<typeof open>>) => store.view().entriesOf('docs')[0]!.text

  test('when a file that a page includes is saved, the page compiles again and gets another digest', async () => {
    const opened = await open(FILES)
    const { store, save, changedFiles, compiledFiles } = opened
    const digest = store.find('docs/a.md')!.digest
    await save('docs/_part.md', 'Two.\n')
    expect(textOf(opened)).toBe('Two.')
    expect(compiledFiles()).toEqual(['docs/a.md'])
    expect(changedFiles()).toEqual([['docs/a.md']])
    expect(store.find('docs/a.md')!.digest).not.toBe(digest)
    await save('docs/_part.md', 'One.\n')
    expect(store.find('docs/a.md')!.digest).toBe(digest)
  })

  test('a page with a changed included file compiles again after a reload and in a restored store', async () => {
    const opened = await open(FILES)
    opened.write('docs/_part.md', 'Two.\n')
    await opened.store.reload()
    expect(textOf(opened)).toBe('Two.')
    const next = await open({ ...FILES, 'docs/_part.md': 'Three.\n' })
    const restored = restore(opened.store, next.contentDir)
    await restored.next.reload()
    expect(restored.compiled).toEqual(['docs/a.md'])
  })

  test('each problem of an included file is reported once', async () => {
    const { problems, save, remove } = await open({ ...FILES, 'docs/c.md': FILES['docs/a.md'] })
    await save('docs/_part.md', '[gone](./gone.md)\n')
    expect(problems()).toEqual([expect.stringMatching(/^content\/docs\/_part\.md: The link "\.\/gone\.md"/)])
    await remove('docs/_part.md')
    expect(problems()).toHaveLength(2)
    await save('docs/_part.md', 'Back.\n')
    expect(problems()).toEqual([])
  })

  test('a page compiles again when one of its variables is declared or changed', async () => {
    const opened = await open({ 'docs/a.md': '`a@:var[version]`', 'docs/b.md': '# B' })
    const { save, compiledFiles, problems } = opened
    expect(problems()).toHaveLength(1)
    await save('variables.yml', 'version: 1.0\n')
    expect([textOf(opened), problems()]).toEqual(['a@1.0', []])
    await save('variables.yml', 'version: 1.10\n')
    expect(textOf(opened)).toBe('a@1.10')
    expect(compiledFiles()).toEqual(['docs/a.md', 'docs/a.md'])
  })

  test('problems of variables are reported once, in the file of variables', async () => {
    const opened = await open({
      'docs/a.md': ':var[a] :var[b]',
      'docs/b.md': ':var[a]',
      'variables.yml': 'a: b\nb: [c]\n',
    })
    expect(opened.problems()).toEqual(['content/variables.yml: "b" must be a text. Write "b: …".'])
    await opened.save('variables.yml', 'a: b\nb: c\n')
    expect([textOf(opened), opened.problems()]).toEqual(['b c', []])
  })

  test('an unsaved text may include other files than its saved version only with permission', async () => {
    const { store, write } = await open({ ...FILES, 'docs/_other.md': 'Other.\n' })
    write('docs/a.md', '# A\n\n::include{file="_part.md"}\n\n```md\n::include{file="_other.md"}\n```\n')
    const tried = async (directive: string, usable: Usable) => {
      const { file, compiled } = (await store.tryText('docs/a.md', `# A\n\n${directive}\n`, { usable }))!
      return file.kind === 'page' && compiled.problems.length === 0 ? file.entry?.text : 'refused'
    }
    const own = new Map([['docs/a.md', '/docs/a']])
    expect(await tried('::include{file="_part.md"}', own)).toBe('One.')
    expect(await tried('::include{file="_part.md" lines="1"}', own)).toBe('refused')
    expect(await tried('::include{file="_other.md"}', own)).toBe('refused')
    expect(await tried('::include{file="_part.md"}', new Map())).toBe('refused')
    expect(await tried('::include{file="_other.md"}', 'all')).toBe('Other.')
    expect(await tried('::include{file="../../package.json"}', 'all')).toBe('refused')
  })
})

describe('tryText', () => {
  test('returns a view with the text, and leaves the store as it is', async () => {
    const { store, titles } = await open({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
    for (const file of ['docs/a.md', 'docs/a.draft.md']) {
      const tried = await store.tryText(file, '# Tried')
      expect(titlesIn(tried!.view)).toEqual(['Tried', 'B'])
      expect(tried!.shown.find((one) => one.file === file)?.digest).toBe(digestOf(Buffer.from('# Tried')))
    }
    expect([titles(), store.revision]).toEqual([['A', 'B'], 1])
  })

  test('returns the last version for a text with problems', async () => {
    const { store } = await open({ 'docs/a.md': '# A' })
    const tried = await store.tryText('docs/a.md', WRONG)
    expect(tried!.view.entriesOf('docs')).toMatchObject([{ title: 'A' }])
    expect(tried!.compiled.problems).toHaveLength(1)
  })

  test('returns undefined for images and unused files', async () => {
    const { store } = await open({})
    expect(await store.tryText('docs/a.png', 'x')).toBeUndefined()
    expect(await store.tryText('notes.txt', 'x')).toBeUndefined()
  })
})

test('a reload compiles only the files that changed while no watcher ran', async () => {
  const { store, write, contentDir, changes, titles, compiledFiles } = await open({
    'docs/a.md': '# A',
    'docs/b.md': '# B',
    'docs/c.md': '# C',
  })
  write('docs/b.md', '# B2')
  write('docs/d.md', '# D')
  rmSync(join(contentDir, 'docs/c.md'))
  await store.reload()
  expect(titles()).toEqual(['A', 'B2', 'D'])
  expect(compiledFiles().sort()).toEqual(['docs/b.md', 'docs/d.md'])
  expect(changes).toHaveLength(1)
})

test('a deleted file counts as changed until the next update', async () => {
  const { store, contentDir, write } = await open({ 'docs/a.md': '# A' })
  rmSync(join(contentDir, 'docs/a.md'))
  expect(await store.hasChanged('docs/a.md')).toBe(true)
  await store.update(['docs/a.md'])
  expect(await store.hasChanged('docs/a.md')).toBe(false)
  write('docs/a.md', '# A')
  expect(await store.hasChanged('docs/a.md')).toBe(true)
})

test('while a file compiles, its old text counts as changed', async () => {
  let compileNow = () => {}
  let isStarted = () => {}
  const started = new Promise<void>((resolve) => (isStarted = resolve))
  const { store, write } = await open(
    { 'docs/a.md': '# A' },
    {
      compile: async (request) => {
        if (request.text === '# B') {
          isStarted()
          await new Promise<void>((resolve) => (compileNow = resolve))
        }
        return compile(request)
      },
    },
  )
  write('docs/a.md', '# B')
  const updated = store.update(['docs/a.md'])
  await started
  expect(await store.hasChanged('docs/a.md')).toBe(false)
  write('docs/a.md', '# A')
  expect(await store.hasChanged('docs/a.md')).toBe(true)
  compileNow()
  await updated
  expect(await store.hasChanged('docs/a.md')).toBe(true)
})

test('readers get the previous content while files compile', async () => {
  let compileNow = () => {}
  let isStarted = () => {}
  const started = new Promise<void>((resolve) => (isStarted = resolve))
  const { store, contentDir, titles, problems, shown } = await open(
    { 'docs/a.md': '# A', 'docs/b.md': WRONG },
    {
      compile: async (request) => {
        if (request.file === 'docs/c.md') {
          isStarted()
          await new Promise<void>((resolve) => (compileNow = resolve))
        }
        return compile(request)
      },
    },
  )
  const before = problems()
  renameSync(join(contentDir, 'docs/a.md'), join(contentDir, 'docs/c.md'))
  rmSync(join(contentDir, 'docs/b.md'))
  const updated = store.update(['docs/a.md', 'docs/b.md', 'docs/c.md'])
  await started
  expect([titles(), shown()]).toEqual([['A'], ['docs/a.md', 'docs/b.md']])
  expect([...store.failed().keys(), ...problems()]).toEqual(['docs/b.md', ...before])
  // A starting server restores files while it already handles saves.
  store.restore([{ kind: 'image', file: 'docs/d.png', digest: '1', savedAt: '' }])
  compileNow()
  await updated
  expect(shown()).toEqual(['docs/d.png', 'docs/c.md'])
  expect([...store.failed().keys(), ...problems()]).toEqual([])
})

test('a file that is moved away while it compiles is shown with the text from before the move', async () => {
  const { store, save } = await open(
    { 'docs/a.md': '# A\n' },
    {
      compile: async (request) => {
        await rm(join(request.contentDir, request.file))
        return compile(request)
      },
    },
  )
  await save('docs/a.md', '# B\n')
  expect(store.problems()).toEqual([])
  expect(store.files()[0]?.entry).toMatchObject({ title: 'B' })
})

describe('published content', () => {
  const options = { hasDrafts: false, showsFaulty: () => false }

  test.each(Object.entries(misplacedDrafts))('reports a draft mark that has no effect: %s', async (_, text) => {
    const names = ['docs/plan.md', 'docs/plan-mdx.mdx', 'blog/plan.md']
    const files = Object.fromEntries(names.map((name) => [name, text]))
    const { store } = await open(files, options)
    const told = (problems: { file: string }[]) => [...new Set(problems.map(({ file }) => file))].sort()
    expect(told(store.problems())).toEqual(names.map((name) => `content/${name}`).sort())
    const published = store.files().filter(({ entry }) => entry && !('draft' in entry && entry.draft === true))
    expect(JSON.stringify(published)).not.toContain(CANARY)
    // Previews report the same problems.
    expect(told((await open(files)).store.problems())).toEqual(told(store.problems()))
  })

  test.each([
    ['docs/a.Draft.md', '# A'],
    ['docs/a.draft .md', '# A'],
    ['docs/a.draft.en.md', '# A'],
    ['docs/a.draft.md.md', '# A'],
    ['docs/a.drafts.md', '# A'],
    ['authors/ada.yml', 'name: Ada\ndraft: true'],
    ['docs/a.md', '---\ndraft:\n---\n# A'],
    ['docs/a.md', '---\npublished: false\n---\n# A'],
    ['docs/a.mdx', '---\nstatus: Draft\n---\n# A'],
    ['docs/a.md', '---\nisDraft: true\n---\n# A'],
  ])('reports a file with a malformed draft mark, and does not publish it: %s %j', async (file, text) => {
    const { store } = await open({ [file]: text }, options)
    expect(store.problems()).toEqual([expect.objectContaining({ file: `content/${file}` })])
    expect(store.files().filter(({ entry }) => entry)).toEqual([])
  })

  test.each(['docs/draft.md', 'docs/3.draft-horses.md', 'docs/drafts/a.md', 'docs/1.draft/a.md', 'docs/a.draft.md'])(
    'a file name may contain the word "draft" in another place: %s',
    async (file) => expect((await open({ [file]: '# A' })).problems()).toEqual([]),
  )

  test('drafts and files with problems are not published', async () => {
    const files = { 'docs/a.md': '# A', 'docs/a.draft.md': '# Draft', 'docs/b.md': '---\ndraft: true\n---\n# B' }
    const { save, titles, problems } = await open(files, options)
    expect(titles()).toEqual(['A'])
    await save('docs/a.md', WRONG)
    expect([titles(), problems()]).toEqual([[], [expect.stringContaining('content/docs/a.md: ')]])
  })

  test('a published page may not refer to a draft', async () => {
    const files = { 'blog/a.md': post('A', 'ada'), 'authors/ada.draft.yml': 'name: Ada' }
    expect((await open(files)).problems()).toEqual([])
    expect((await open(files, options)).problems()).toEqual([
      expect.stringContaining('refers to "ada", which is a draft'),
    ])
  })
})

test('a restored store compiles changed files, files with problems and files with a future date, and no others', async () => {
  const { store, contentDir } = await open({
    'docs/a.md': '# A',
    'docs/b.md': '# B',
    'docs/c.md': WRONG,
    'blog/d.md': '---\ndate: 2999-12-31\n---\n',
  })
  const { next, compiled } = restore(store, contentDir)
  writeFileSync(join(contentDir, 'docs/b.md'), '# Other')
  await next.load()
  expect(compiled.sort()).toEqual(['blog/d.md', 'docs/b.md', 'docs/c.md'])
  expect(next.view().entriesOf('docs')).toMatchObject([{ title: 'A' }, { title: 'Other' }])
  expect(next.problems()).toMatchObject([{ file: 'content/docs/c.md' }])
})

describe('a link to a path inside of an old version of the documentation', () => {
  const LINK = '# A\n\n[b](/docs/b?x=1#c) and [B][b]\n\n[b]: /docs/b/\n'
  const CURRENT = { 'docs/a.md': LINK, 'docs/2.b.md': '# B\n\n## C\n' }
  const targetsOf = (store: ReturnType<typeof createContentStore>, file: string) => {
    const { entry } = store.find(file)!
    return (entry as { placedLinks: { target: string }[]; markdown: string }).placedLinks.map(({ target }) => target)
  }

  test('leads to the page of this version if the page exists there', async () => {
    const { store, save, remove } = await open({ ...CURRENT, 'docs@1/a.md': LINK })
    expect(targetsOf(store, 'docs/a.md')).toEqual(['/docs/b?x=1#c', '/docs/b'])
    expect(targetsOf(store, 'docs@1/a.md')).toEqual(['/docs/b?x=1#c', '/docs/b'])
    await save('docs@1/3.b.md', '# B\n\n## C\n')
    expect(targetsOf(store, 'docs@1/a.md')).toEqual(['/docs/1/b?x=1#c', '/docs/1/b'])
    expect(store.find('docs@1/a.md')!.entry).toMatchObject({
      path: '/docs/1/a',
      markdown: '# A\n\n[b](/docs/1/b?x=1#c) and [B][b]\n\n[b]: /docs/1/b\n',
    })
    await remove('docs@1/3.b.md')
    expect(targetsOf(store, 'docs@1/a.md')).toEqual(['/docs/b?x=1#c', '/docs/b'])
  })
})
