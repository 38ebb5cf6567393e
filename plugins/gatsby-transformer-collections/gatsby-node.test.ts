import { EventEmitter } from 'node:events'
import fs from 'node:fs'
import { join, resolve } from 'node:path'
import type { CompiledFile, CompileRequest } from '../../src/compiler'
import { formatProblem, type ContentProblem } from '../../src/lib/content-source'
import * as hooks from './gatsby-node'

const CONTENT = resolve('content')
const compile = jest.fn<Promise<CompiledFile>, [CompileRequest]>()
const readLastUpdated = jest.fn(() => Promise.resolve(new Map([['docs/a.md', '2025-01-31']])))

let digest = 'digest'
jest.mock('../../src/compiler/compile-queue', () => ({
  createCompileQueue: () => ({ compile: (request: CompileRequest) => compile(request), close: jest.fn() }),
  digestCompiler: () => digest,
}))
jest.mock('../../src/compiler/last-updated', () => ({
  readLastUpdated: () => readLastUpdated(),
}))

interface TestNode {
  id: string
  internal: { type: string; contentFilePath?: string }
  [field: string]: unknown
}

/** Gatsby with a store of nodes, as far as the hooks ask for it. */
function createGatsby() {
  const nodes = new Map<string, TestNode>()
  const stored = new Map<string, unknown>()
  const reporter = { warn: jest.fn(), info: jest.fn() }
  /** What is wrong after each run, as it is passed on to the report. */
  const runs: string[][] = []
  const pages = new Map<string, { path: string; context: object }>()
  const manifests = jest.fn<undefined, [{ manifestId: string; node: TestNode }]>()
  const api = {
    actions: {
      createNode: (node: TestNode) => void nodes.set(node.id, node),
      deleteNode: ({ id }: TestNode) => void nodes.delete(id),
      createParentChildLink: jest.fn(),
      createPage: (made: { path: string; context: object }) => void pages.set(made.path, made),
      unstable_createNodeManifest: manifests,
    },
    cache: {
      get: (key: string) => Promise.resolve(stored.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
    },
    createContentDigest: JSON.stringify,
    getCache: () => ({ set: (_kind: string, problems: ContentProblem[]) => runs.push(problems.map(formatProblem)) }),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
    reporter,
  }
  const run = (hook: unknown, more: object = {}) => (hook as (api: object) => unknown)({ ...api, ...more })
  const save = async (path: string) => {
    const node = {
      id: path,
      absolutePath: join(CONTENT, path),
      relativePath: path,
      sourceInstanceName: 'content',
      internal: { type: 'File' },
    }
    nodes.set(path, node)
    if (run(hooks.shouldOnCreateNode, { node })) await run(hooks.onCreateNode, { node })
  }
  const createPages = async () => {
    pages.clear()
    await run(hooks.createPages)
    return runs.at(-1)
  }
  return {
    nodes,
    pages,
    manifests,
    reporter,
    run,
    save,
    createPages,
    remove: (path: string) => nodes.delete(path),
  }
}

const WRONG = 'content/docs/a.md:1:1  Wrong.'

const page = (id: string, fields: object = {}): CompiledFile => ({
  id,
  fields: { path: '/a', draft: false, placedReferences: [], placedLinks: [], ...fields },
  problems: [],
})
const broken = (file: string, line = 1): CompiledFile => ({
  id: file,
  fields: {},
  problems: [{ file: `content/${file}`, line, column: 1, message: 'Wrong.' }],
})

let gatsby: ReturnType<typeof createGatsby>
beforeEach(async () => {
  compile.mockReset()
  gatsby = createGatsby()
  await gatsby.run(hooks.onPreInit)
  await gatsby.run(hooks.createPages)
})

test('a file becomes a node of its collection, with the date of its last change', async () => {
  compile.mockResolvedValue(page('docs/docs/a.md', { title: 'A' }))
  await gatsby.save('docs/a.md')
  expect(compile).toHaveBeenLastCalledWith({ contentDir: CONTENT, file: 'docs/a.md', collection: 'docs' })
  expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({
    title: 'A',
    lastUpdated: '2025-01-31',
    parent: 'docs/a.md',
    internal: { type: 'Doc', contentFilePath: join(CONTENT, 'docs/a.md') },
  })
})

test('dates that Git does not give are told of, and the build goes on without them', async () => {
  readLastUpdated.mockRejectedValueOnce(new Error('Git cannot be read in content: fatal: bad config.'))
  await gatsby.run(hooks.onPreInit)
  expect(gatsby.reporter.warn).toHaveBeenCalledWith(
    'Pages show no "last updated" date. Git cannot be read in content: fatal: bad config.\nCorrect it, then build again.',
  )
  compile.mockResolvedValue(page('docs/docs/a.md'))
  await gatsby.save('docs/a.md')
  expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({ lastUpdated: null })
})

test('a folder file becomes a node of its own', async () => {
  compile.mockResolvedValue({ id: 'navigation/docs', fields: { stem: 'docs', hidden: false }, problems: [] })
  await gatsby.save('docs/.navigation.yml')
  expect(compile).toHaveBeenLastCalledWith({ contentDir: CONTENT, file: 'docs/.navigation.yml' })
  expect(gatsby.nodes.get('navigation/docs')?.internal.type).toBe('NavigationFolder')
})

test('a file of no collection is told of, other files are not', async () => {
  compile.mockClear()
  for (const file of ['notes.yml', 'redirects.yml', 'docs/shot.png']) await gatsby.save(file)
  expect(compile).not.toHaveBeenCalled()
  expect(gatsby.reporter.warn.mock.calls).toEqual([
    ['content/notes.yml belongs to no collection and is not used. See src/content.config.ts.'],
  ])
})

test('a file that belonged to another collection in the last run leaves no entry there', async () => {
  const entry = { id: 'docs/notes.yml', parent: 'notes.yml', internal: { type: 'Doc' } }
  gatsby.nodes.set(entry.id, entry)
  await gatsby.save('notes.yml')
  expect(gatsby.nodes.has(entry.id)).toBe(false)
})

test('a file that an editor wrote for a moment only makes no node and no error', async () => {
  compile.mockRejectedValueOnce(new Error("ENOENT: no such file or directory, open 'content/docs/a.tmp.md'"))
  await gatsby.save('docs/a.tmp.md')
  expect(gatsby.nodes.has('docs/docs/a.tmp.md')).toBe(false)
  gatsby.remove('docs/a.tmp.md')
  expect(await gatsby.createPages()).toEqual([])
})

test('a file that is back after it was moved away is compiled', async () => {
  const isThere = jest.spyOn(fs, 'existsSync').mockReturnValue(true)
  compile
    .mockRejectedValueOnce(new Error('ENOENT: no such file or directory'))
    .mockResolvedValueOnce(page('docs/docs/a.md'))
  await gatsby.save('docs/a.md')
  expect(gatsby.nodes.has('docs/docs/a.md')).toBe(true)
  compile.mockRejectedValueOnce(new Error('Out of order'))
  await expect(gatsby.save('docs/a.md')).rejects.toThrow('Out of order')
  isThere.mockRestore()
})

test('every problem of the run is passed on at once, in the order of files and lines', async () => {
  compile.mockResolvedValueOnce(broken('docs/b.md', 3)).mockResolvedValueOnce(broken('docs/a.md', 2))
  compile.mockResolvedValueOnce(page('docs/about.md')).mockResolvedValueOnce(page('docs/contact.md'))
  for (const file of ['docs/b.md', 'docs/a.md', 'about.md', 'contact.md']) await gatsby.save(file)
  expect(await gatsby.createPages()).toEqual([
    'content/contact.md:1:1  The page is at "/a", where content/about.md already is. Rename one of the files.',
    'content/docs/a.md:2:1  Wrong.',
    'content/docs/b.md:3:1  Wrong.',
  ])
})

describe('a problem is told once more', () => {
  beforeEach(async () => {
    compile.mockResolvedValueOnce(broken('docs/a.md'))
    await gatsby.save('docs/a.md')
  })

  test('as long as it is there, also in the next run', async () => {
    expect(await gatsby.createPages()).toEqual([WRONG])
    compile.mockResolvedValueOnce(broken('docs/a.md'))
    compile.mockClear()
    expect(await gatsby.createPages()).toEqual([WRONG])
    expect(compile).toHaveBeenCalledTimes(1)
  })

  test('but not when what the file lacked is there now', async () => {
    await gatsby.createPages()
    compile.mockResolvedValueOnce(page('docs/docs/a.md'))
    expect(await gatsby.createPages()).toEqual([])
    expect(gatsby.nodes.has('docs/docs/a.md')).toBe(true)
  })

  test('but not when the file is corrected', async () => {
    compile.mockResolvedValueOnce(page('docs/docs/a.md'))
    await gatsby.save('docs/a.md')
    expect(await gatsby.createPages()).toEqual([])
  })

  test('nor when it is deleted', async () => {
    gatsby.remove('docs/a.md')
    expect(await gatsby.createPages()).toEqual([])
  })
})

describe('a reference', () => {
  const environment = process.env['NODE_ENV']
  const REFERENCE = { field: 'authors[1]', collection: 'authors', value: 'ada', line: 3, column: 5 }
  const ada: CompiledFile = {
    id: 'authors/authors/ada.yml',
    fields: { slug: 'ada', placedReferences: [], placedLinks: [] },
    problems: [],
  }
  const POST = 'content/blog/a.md:3:5  "authors[1]" refers to "ada", which is'

  beforeEach(async () => {
    compile.mockResolvedValueOnce(page('posts/blog/a.md', { placedReferences: [REFERENCE] })).mockResolvedValueOnce(ada)
    await gatsby.save('blog/a.md')
    await gatsby.save('authors/ada.yml')
  })
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: environment })
  })

  test('to what is there is no problem', async () => {
    expect(await gatsby.createPages()).toEqual([])
  })

  test('is a problem in the build after its target went, though its own file is as it was', async () => {
    gatsby.remove('authors/ada.yml')
    gatsby.remove('authors/authors/ada.yml')
    await gatsby.createPages()
    expect(await gatsby.createPages()).toEqual([
      `${POST} not in the collection "authors". Correct it, or add the file that it means.`,
    ])
  })

  test('to a file with problems of its own waits until those are solved', async () => {
    gatsby.remove('authors/authors/ada.yml')
    compile.mockResolvedValueOnce(broken('authors/ada.yml'))
    await gatsby.save('authors/ada.yml')
    expect(await gatsby.createPages()).toEqual(['content/authors/ada.yml:1:1  Wrong.'])
  })

  test('in a file with other problems is told with them, as the file is now', async () => {
    gatsby.remove('authors/ada.yml')
    gatsby.remove('authors/authors/ada.yml')
    const placedReferences = [{ ...REFERENCE, value: 'ben', line: 4 }]
    compile.mockResolvedValueOnce({ ...broken('blog/a.md'), fields: { placedReferences } })
    await gatsby.save('blog/a.md')
    expect(await gatsby.createPages()).toEqual([
      'content/blog/a.md:1:1  Wrong.',
      'content/blog/a.md:4:5  "authors[1]" refers to "ben", ' +
        'which is not in the collection "authors". Correct it, or add the file that it means.',
    ])
  })

  test('to a draft is one to nothing when the site is published', async () => {
    const guide = { ...REFERENCE, field: 'guide', collection: 'docs', value: '/docs/later' }
    const draft = page('docs/docs/later.draft.md', { path: '/docs/later', draft: true })
    compile.mockResolvedValueOnce(page('templates/templates/a.md', { path: '/b', placedReferences: [guide] }))
    await gatsby.save('templates/a.md')
    compile.mockResolvedValueOnce(draft)
    await gatsby.save('docs/later.draft.md')
    expect(await gatsby.createPages()).toEqual([])

    Object.assign(process.env, { NODE_ENV: 'production' })
    compile.mockResolvedValueOnce(draft)
    await gatsby.save('docs/later.draft.md')
    expect(await gatsby.createPages()).toEqual([
      'content/templates/a.md:3:5  "guide" refers to "/docs/later", which is a draft: ' +
        'content/docs/later.draft.md is not published. Publish it, or take the reference out.',
    ])
  })
})

test('a reference to a draft or a broken file goes by the slug that the file has chosen', async () => {
  const guide = { field: 'next', collection: 'templates', value: '/templates/own', line: 3, column: 5 }
  const [read, environment] = [fs.readFileSync, process.env['NODE_ENV']]
  const file = jest.spyOn(fs, 'readFileSync')
  file.mockImplementation((path, options) =>
    path === join(CONTENT, 'templates/t.md') ? '---\nslug: own\n---\n' : read(path, options),
  )
  Object.assign(process.env, { NODE_ENV: 'production' })
  compile.mockResolvedValueOnce(page('docs/docs/a.md', { placedReferences: [guide] }))
  await gatsby.save('docs/a.md')
  compile.mockResolvedValueOnce(page('templates/templates/t.md', { path: '/templates/own', draft: true }))
  await gatsby.save('templates/t.md')
  const withDraft = await gatsby.createPages()
  compile.mockResolvedValueOnce({ ...broken('templates/t.md'), fields: { path: '/templates/own' } })
  await gatsby.save('templates/t.md')
  const withBroken = await gatsby.createPages()
  file.mockRestore()
  Object.assign(process.env, { NODE_ENV: environment })
  expect(withDraft).toEqual([
    'content/docs/a.md:3:5  "next" refers to "/templates/own", which is a draft: ' +
      'content/templates/t.md is not published. Publish it, or take the reference out.',
  ])
  expect(withBroken).toEqual(['content/templates/t.md:1:1  Wrong.'])
})

describe('a draft', () => {
  const environment = process.env['NODE_ENV']
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: environment })
  })

  test('is a page for whoever writes, and goes when the site is published', async () => {
    compile.mockResolvedValue(page('docs/docs/a.md', { draft: true }))
    await gatsby.save('docs/a.md')
    expect(gatsby.nodes.has('docs/docs/a.md')).toBe(true)
    Object.assign(process.env, { NODE_ENV: 'production' })
    await gatsby.save('docs/a.md')
    expect(gatsby.nodes.has('docs/docs/a.md')).toBe(false)
  })
})

describe('what drafts are', () => {
  const { NODE_ENV, CONTENT_DRAFTS } = process.env
  const setEnvironment = (isProduction: boolean, drafts?: string) => {
    Object.assign(process.env, { NODE_ENV: isProduction ? 'production' : 'test' })
    if (drafts === undefined) delete process.env['CONTENT_DRAFTS']
    else process.env['CONTENT_DRAFTS'] = drafts
  }
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV })
    if (CONTENT_DRAFTS === undefined) delete process.env['CONTENT_DRAFTS']
    else process.env['CONTENT_DRAFTS'] = CONTENT_DRAFTS
  })

  const DRAFT = { draft: true }
  const folder = (id: string, fields: object): CompiledFile => ({
    id,
    fields: { stem: 'docs', ...fields },
    problems: [],
  })
  const data = (id: string, fields: object): CompiledFile => page(id, { slug: 'ada', ...fields })
  /** Every way to write a draft, with what it makes and what is published in its place. */
  const KINDS: [name: string, draft: [string, CompiledFile], published?: [string, CompiledFile]][] = [
    ['a page that says so', ['docs/a.md', page('docs/docs/a.md', DRAFT)]],
    [
      'a page by its name',
      ['docs/a.draft.md', page('docs/docs/a.draft.md', DRAFT)],
      ['docs/a.md', page('docs/docs/a.md')],
    ],
    [
      'data by its name',
      ['authors/ada.draft.yml', data('authors/authors/ada.draft.yml', DRAFT)],
      ['authors/ada.yml', data('authors/authors/ada.yml', {})],
    ],
    [
      'a folder by its name',
      ['docs/.navigation.draft.yml', folder('navigation/docs.draft', DRAFT)],
      ['docs/.navigation.yml', folder('navigation/docs', {})],
    ],
  ]
  const saveAll = async (files: Record<string, CompiledFile>) => {
    compile.mockImplementation(({ file }) => Promise.resolve(files[file]!))
    for (const file of Object.keys(files)) await gatsby.save(file)
    await gatsby.run(hooks.createPages)
  }
  const ids = () => [...gatsby.nodes.values()].filter(({ internal }) => internal.type !== 'File').map(({ id }) => id)

  describe.each(KINDS)('%s', (_name, [file, compiled], published) => {
    const files = { ...(published && { [published[0]]: published[1] }), [file]: compiled }
    const ownIds = published ? [published[1].id] : []

    test.each([undefined, '', 'exclude', '1', 'true'])(
      'is in no build that is published (CONTENT_DRAFTS=%s)',
      async (drafts) => {
        setEnvironment(true, drafts)
        await saveAll(files)
        expect(ids()).toEqual(ownIds)
        expect(gatsby.manifests).not.toHaveBeenCalled()
      },
    )

    test('stands alone in an exact build, in the place of what is published', async () => {
      setEnvironment(true, 'include')
      await saveAll(files)
      expect(ids()).toEqual([compiled.id])
    })

    test('gives its place back when it goes', async () => {
      setEnvironment(true, 'include')
      await saveAll(files)
      gatsby.remove(file)
      gatsby.remove(compiled.id)
      await gatsby.run(hooks.createPages)
      expect(ids()).toEqual(ownIds)
    })

    test('that is left from an exact build goes when the site is published', async () => {
      setEnvironment(true, 'include')
      await gatsby.run(hooks.sourceNodes)
      await saveAll(files)
      setEnvironment(true)
      await gatsby.run(hooks.sourceNodes)
      await gatsby.run(hooks.createPages)
      expect(ids()).toEqual(ownIds)
    })
  })

  test('in an exact build each page has a name for its version, and data has none', async () => {
    setEnvironment(true, 'include')
    await saveAll({ 'docs/a.md': page('docs/docs/a.md'), 'authors/ada.yml': data('authors/authors/ada.yml', {}) })
    expect(gatsby.manifests.mock.calls).toEqual([
      [
        {
          manifestId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
          node: expect.objectContaining({ id: 'docs/docs/a.md' }) as object,
        },
      ],
    ])
  })

  test('in an exact build a file with problems stays as it last was', async () => {
    setEnvironment(true, 'include')
    await saveAll({ 'docs/a.md': page('docs/docs/a.md', { title: 'Good' }) })
    gatsby.remove('docs/docs/a.md')
    await saveAll({ 'docs/a.md': broken('docs/a.md') })
    expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({ title: 'Good' })
  })

  test('what was good in an exact build is not put in the place of a broken file of a published one', async () => {
    setEnvironment(true, 'include')
    await saveAll({ 'docs/a.md': page('docs/docs/a.md', { title: 'Good', draft: true }) })
    setEnvironment(true)
    gatsby.remove('docs/docs/a.md')
    await saveAll({ 'docs/a.md': broken('docs/a.md') })
    expect(ids()).toEqual(['problems/docs/a.md'])
  })
})

describe('a page whose file has a mistake', () => {
  const environment = process.env['NODE_ENV']
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: environment })
  })
  const faulty = (file = 'docs/a.md', fields: object = {}): CompiledFile => ({
    ...broken(file),
    fields: { path: '/docs/a', title: 'A', ...fields },
  })
  const problemsOf = (file: string) => gatsby.nodes.get(`problems/${file}`)
  const save = async (file: string, compiled: CompiledFile) => {
    // With the file, Gatsby takes away what was made of it.
    for (const node of gatsby.nodes.values()) if (node['parent'] === file) gatsby.nodes.delete(node.id)
    compile.mockImplementation((request) =>
      Promise.resolve(request.file === file ? compiled : page(`docs/${request.file}`, { path: `/${request.file}` })),
    )
    await gatsby.save(file)
    await gatsby.createPages()
  }

  test('stays in develop as it last was, with what is wrong beside it', async () => {
    await save('docs/a.md', page('docs/docs/a.md', { path: '/docs/a', title: 'Good' }))
    await save('docs/a.md', faulty())
    expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({ title: 'Good' })
    expect(problemsOf('docs/a.md')).toMatchObject({ path: '/docs/a', isBroken: true, hasPage: true })
    expect(gatsby.pages.size).toBe(0)
  })

  test('that never was without one is a page in develop too, until it is corrected', async () => {
    await save('docs/a.md', faulty('docs/a.md', { placedLinks: [{ target: '/b', line: 3, column: 1 }] }))
    expect(gatsby.pages.get('/docs/a')).toMatchObject({ context: { title: 'A', collection: 'docs' } })
    expect(problemsOf('docs/a.md')).toMatchObject({
      path: '/docs/a',
      stem: 'docs/a',
      hasPage: false,
      problems: [{ message: 'Wrong.' }],
      placedLinks: [{ target: '/b' }],
    })
    await save('docs/a.md', page('docs/docs/a.md', { path: '/docs/a' }))
    expect(problemsOf('docs/a.md')).toBeUndefined()
    expect(gatsby.pages.size).toBe(0)
  })

  test('and is code has no version but the one in the file', async () => {
    await save('docs/a.mdx', page('docs/docs/a.mdx', { path: '/docs/a' }))
    await save('docs/a.mdx', faulty('docs/a.mdx'))
    expect(gatsby.nodes.has('docs/docs/a.mdx')).toBe(false)
    expect(gatsby.pages.has('/docs/a')).toBe(true)
  })

  test('has no last good version of another compiler', async () => {
    await save('docs/a.md', page('docs/docs/a.md', { path: '/docs/a' }))
    digest = 'another'
    await gatsby.run(hooks.onPreInit)
    digest = 'digest'
    await save('docs/a.md', faulty())
    expect(gatsby.nodes.has('docs/docs/a.md')).toBe(false)
    await gatsby.run(hooks.onPreInit)
  })

  test('hides no other page at its path, and is no page of a build', async () => {
    compile.mockResolvedValueOnce(faulty()).mockResolvedValueOnce(page('docs/docs/b.md', { path: '/docs/a' }))
    await gatsby.save('docs/a.md')
    await gatsby.save('docs/b.md')
    expect(await gatsby.createPages()).toEqual([
      WRONG,
      'content/docs/b.md:1:1  The page is at "/docs/a", where content/docs/a.md already is. Rename one of the files.',
    ])
    expect(gatsby.pages.size).toBe(0)
    Object.assign(process.env, { NODE_ENV: 'production' })
    await save('docs/c.md', faulty('docs/c.md', { path: '/docs/c' }))
    expect(problemsOf('docs/c.md')).toMatchObject({ path: '/docs/c', hasPage: false })
    expect(gatsby.pages.size).toBe(0)
  })

  test('leaves the problem of a reference to the page that has it', async () => {
    const placedReferences = [{ field: 'next', collection: 'docs', value: '/docs/gone', line: 3, column: 5 }]
    await save('docs/a.md', page('docs/docs/a.md', { path: '/docs/a', placedReferences }))
    expect(problemsOf('docs/a.md')).toMatchObject({ path: '/docs/a', isBroken: false, hasPage: true })
  })
})

test('when a page takes another slug, files that link to its file are compiled again', async () => {
  const leading = (target: string, file?: string) => ({ placedLinks: [{ target, file, line: 1, column: 1 }] })
  const texts: Record<string, CompiledFile> = {
    'templates/t.md': page('templates/templates/t.md', { path: '/templates/t' }),
    'docs/a.md': page('docs/docs/a.md', { path: '/a', ...leading('/templates/t#part', 'templates/t.md') }),
    'docs/b.md': page('docs/docs/b.md', { path: '/b', ...leading('/templates/t') }),
  }
  compile.mockImplementation(({ file }) => Promise.resolve(texts[file]!))
  for (const file of Object.keys(texts)) await gatsby.save(file)
  await gatsby.run(hooks.createPages)
  compile.mockClear()

  texts['templates/t.md'] = page('templates/templates/t.md', { path: '/templates/new' })
  texts['docs/a.md'] = page('docs/docs/a.md', { path: '/a', ...leading('/templates/new#part', 'templates/t.md') })
  await gatsby.save('templates/t.md')
  await gatsby.run(hooks.createPages)
  await gatsby.run(hooks.createPages)
  expect(compile.mock.calls.map(([{ file }]) => file)).toEqual(['templates/t.md', 'docs/a.md'])
  expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({ placedLinks: [{ target: '/templates/new#part' }] })
})

test('pages are made when every file that is being compiled has its node', async () => {
  let finish: (file: CompiledFile) => void = () => undefined
  compile.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const saved = gatsby.save('docs/a.md')
  const made = Promise.resolve(gatsby.run(hooks.createPages)).then(() => gatsby.nodes.has('docs/docs/a.md'))
  finish(page('docs/docs/a.md'))
  expect(await made).toBe(true)
  await saved
})

describe('a file that is no longer there when it is compiled', () => {
  const gone = () => Promise.reject(new Error('ENOENT: no such file or directory'))

  test('after it had a problem in the last run is no problem', async () => {
    compile.mockResolvedValueOnce(broken('docs/gone.md')).mockImplementation(gone)
    await gatsby.save('docs/gone.md')
    await gatsby.run(hooks.createPages)
    await gatsby.run(hooks.sourceNodes)
    gatsby.remove('docs/gone.md')
    expect(await gatsby.createPages()).toEqual([])
  })

  test('because the compiler is new, or the branch is another one, is passed over', async () => {
    compile.mockResolvedValueOnce(page('docs/docs/gone.md'))
    await gatsby.save('docs/gone.md')
    compile.mockImplementationOnce(gone)
    await gatsby.run(hooks.sourceNodes)
    expect(compile).toHaveBeenCalledTimes(2)
  })

  test('because it was deleted meanwhile, leaves no entry', async () => {
    let finish: (file: CompiledFile) => void = () => undefined
    compile.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    const saved = gatsby.save('docs/gone.md')
    gatsby.remove('docs/gone.md')
    finish(page('docs/docs/gone.md'))
    await saved
    expect(gatsby.nodes.has('docs/docs/gone.md')).toBe(false)
  })

  test('does not hide a compiler that fails on a file that is there', async () => {
    compile.mockImplementationOnce(() => Promise.reject(new Error('The compiler is broken.')))
    const node = {
      id: 'docs/there.md',
      absolutePath: __filename,
      relativePath: 'docs/there.md',
      sourceInstanceName: 'content',
      internal: { type: 'File' },
    }
    await expect(gatsby.run(hooks.onCreateNode, { node })).rejects.toThrow('The compiler is broken.')
  })
})

test('in develop a deleted file asks for a new bundle, without which webpack would see no further change', async () => {
  const emitter = new EventEmitter()
  const changed = jest.fn()
  emitter.on('SOURCE_FILE_CHANGED', changed)
  await gatsby.run(hooks.onCreateDevServer, { emitter })
  emitter.emit('DELETE_NODE', { payload: { id: 'a', internal: { type: 'Doc' } } })
  emitter.emit('DELETE_NODE', { payload: undefined })
  expect(changed).not.toHaveBeenCalled()
  const absolutePath = join(CONTENT, 'docs/a.mdx')
  emitter.emit('DELETE_NODE', { payload: { id: 'docs/a.mdx', absolutePath, internal: { type: 'File' } } })
  expect(changed.mock.calls).toEqual([[absolutePath]])
})

test('with a new compiler all files are compiled again', async () => {
  compile.mockResolvedValue(page('docs/docs/a.md'))
  await gatsby.save('docs/a.md')
  compile.mockClear()
  await gatsby.run(hooks.sourceNodes)
  expect(compile).toHaveBeenCalledTimes(1)
  await gatsby.run(hooks.sourceNodes)
  expect(compile).toHaveBeenCalledTimes(1)
})
