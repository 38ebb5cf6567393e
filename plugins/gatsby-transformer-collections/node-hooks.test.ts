import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { join, relative, resolve } from 'node:path'
import type { CompiledFile, CompileRequest } from '@galley/content'
import { formatProblem, type ContentProblem } from '@galley/core/content-source'
import { listNodes, readNodesBy, type ResolverContext } from './list-nodes'
import * as hooks from './node-hooks'

const CONTENT = resolve('content')
const compile = jest.fn<Promise<CompiledFile>, [CompileRequest]>()
const HISTORY = { lastUpdated: '2025-01-31', contributors: ['Ada'] }
const readHistory = jest.fn(() => Promise.resolve(new Map([['docs/a.md', HISTORY]])))
/** Texts of the files below `content/`. */
const disk = new Map<string, string>()

let digest = 'digest'
jest.mock('@galley/content/compiler/compile-queue', () => ({
  createCompileQueue: () => ({
    compile: (request: CompileRequest) => compile(request),
    digest: () => Promise.resolve(digest),
    warmUp: jest.fn(),
    close: jest.fn(),
  }),
}))
jest.mock('@galley/content/compiler/file-history', () => ({
  ...jest.requireActual<object>('@galley/content/compiler/file-history'),
  readGivenHistory: () => readHistory(),
}))
jest.mock('@galley/content/read-saved', () => ({
  ...jest.requireActual<object>('@galley/content/read-saved'),
  listFiles: () => Promise.resolve([...disk.keys()]),
  readSaved: (path: string) => {
    const text = disk.get(relative(CONTENT, path))
    const content = text === undefined ? undefined : Buffer.from(text)
    return Promise.resolve(content && { size: content.length, savedAt: '2025-01-31T12:00:00.000Z', content })
  },
}))
const writeEditorFiles = jest.fn<Promise<void>, [string]>(() => Promise.resolve())
jest.mock('@galley/content/editor/write-editor-files', () => ({
  writeEditorFiles: (folder: string) => writeEditorFiles(folder),
}))

const publishDownloads = jest.fn<undefined, [string, string, Map<string, string>]>()
jest.mock('./publish-downloads', () => ({
  publishDownloads: (...given: [string, string, Map<string, string>]) => publishDownloads(...given),
}))

interface TestNode {
  id: string
  internal: { type: string; contentDigest?: string; contentFilePath?: string }
  [field: string]: unknown
}

/** Creates the parts of Gatsby that the hooks call, with a store of nodes. */
function createGatsby() {
  const nodes = new Map<string, TestNode>()
  const stored = new Map<string, unknown>()
  const reporter = { warn: jest.fn(), info: jest.fn() }
  /** Problems passed on to the report after each run. */
  const runs: string[][] = []
  /** Unpublished pages. */
  const left: object[] = []
  const pages = new Map<string, { path: string; context: object }>()
  /** Ids of parents by the ids of their linked child nodes. */
  const children = new Map<string, string>()
  const createNode = jest.fn((node: TestNode) => void nodes.set(node.id, node))
  const manifests = jest.fn<undefined, [{ manifestId: string; node: TestNode }]>()
  const api = {
    actions: {
      createNode,
      deleteNode: ({ id }: TestNode) => void nodes.delete(id),
      createParentChildLink: ({ parent, child }: { parent: TestNode; child: TestNode }) =>
        void children.set(child.id, parent.id),
      createPage: (made: { path: string; context: object }) => void pages.set(made.path, made),
      unstable_createNodeManifest: manifests,
    },
    cache: {
      get: (key: string) => Promise.resolve(structuredClone(stored.get(key))),
      set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
    },
    createContentDigest: JSON.stringify,
    getCache: () => ({
      set: (kind: string, value: object[]) =>
        kind === 'unpublished'
          ? left.splice(0, Infinity, ...value)
          : runs.push((value as ContentProblem[]).map(formatProblem)),
    }),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
    reporter,
  }
  const run = (hook: unknown, more: object = {}) => (hook as (api: object) => unknown)({ ...api, ...more })
  /** Deletes a file's node and its children, as Gatsby does when the file changes or is deleted. */
  const takeAway = (path: string) => {
    for (const id of nodes.keys()) if (id === path || children.get(id) === path) nodes.delete(id)
  }
  let saves = 0
  const save = async (path: string) => {
    const text = String((saves += 1))
    disk.set(path, text)
    takeAway(path)
    const node = {
      id: path,
      absolutePath: join(CONTENT, path),
      relativePath: path,
      sourceInstanceName: 'content',
      internal: { type: 'File', contentDigest: createHash('md5').update(text).digest('hex') },
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
    left,
    pages,
    createNode,
    manifests,
    reporter,
    run,
    save,
    createPages,
    /** Starts the next run with the nodes and the cache of this one. */
    start: async () => {
      await run(hooks.onPreInit)
      await run(hooks.sourceNodes)
      return createPages()
    },
    remove: (path: string) => {
      disk.delete(path)
      takeAway(path)
    },
    /** Returns the ids of all nodes except files. */
    ids: () => [...nodes.values()].filter(({ internal }) => internal.type !== 'File').map(({ id }) => id),
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
  isBroken: true,
})
/** Sets the result for each file. */
const compileTo = (files: Record<string, CompiledFile>) =>
  compile.mockImplementation(({ file }) => Promise.resolve(files[file]!))
/** Saves these files one after another, and then creates the pages. @returns the problems */
async function saveAll(files: Record<string, CompiledFile>) {
  compileTo(files)
  for (const file of Object.keys(files)) await gatsby.save(file)
  return gatsby.createPages()
}
const saveOne = () => saveAll({ 'docs/a.md': page('docs/docs/a.md') })
/** Starts to save `docs/a.md`. @returns a function that ends the compilation */
function startSave() {
  let finish: (file: CompiledFile) => void = () => undefined
  compile.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const saved = gatsby.save('docs/a.md')
  return () => {
    finish(page('docs/docs/a.md'))
    return saved
  }
}

const { NODE_ENV, CONTENT_DRAFTS } = process.env
const setEnvironment = (isProduction: boolean, drafts?: string) => {
  Object.assign(process.env, { NODE_ENV: isProduction ? 'production' : 'test' })
  if (drafts === undefined) delete process.env['CONTENT_DRAFTS']
  else process.env['CONTENT_DRAFTS'] = drafts
}

let gatsby: ReturnType<typeof createGatsby>
beforeEach(async () => {
  compile.mockReset()
  disk.clear()
  digest = 'digest'
  gatsby = createGatsby()
  await gatsby.start()
})
afterEach(() => {
  setEnvironment(false, CONTENT_DRAFTS)
  Object.assign(process.env, { NODE_ENV })
})

test('a file becomes a node of its collection, with the date of its last change', async () => {
  compile.mockResolvedValue(page('docs/docs/a.md', { title: 'A' }))
  await gatsby.save('docs/a.md')
  expect(compile).toHaveBeenLastCalledWith({ contentDir: CONTENT, file: 'docs/a.md', collection: 'docs', text: '1' })
  expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({
    title: 'A',
    ...HISTORY,
    parent: 'docs/a.md',
    internal: { type: 'Doc', contentFilePath: join(CONTENT, 'docs/a.md') },
  })
})

test('files for editors are written when content types may have changed, but not in CI and for previews', async () => {
  const { CI } = process.env
  delete process.env['CI']
  const countWrites = async (next: string) => {
    writeEditorFiles.mockClear()
    digest = next
    await gatsby.start()
    return writeEditorFiles.mock.calls
  }
  expect(await countWrites('another')).toEqual([[resolve()]])
  expect(await countWrites('another')).toEqual([])
  setEnvironment(true, 'include')
  expect(await countWrites('third')).toEqual([])
  setEnvironment(false)
  process.env['CI'] = 'true'
  expect(await countWrites('fourth')).toEqual([])
  if (CI === undefined) delete process.env['CI']
})

test('warns about missing Git dates, and builds without them', async () => {
  readHistory.mockRejectedValueOnce(new Error('Git cannot be read in content: fatal: bad config.'))
  await gatsby.start()
  expect(gatsby.reporter.warn).toHaveBeenCalledWith(
    'Pages show no "last updated" date. Git cannot be read in content: fatal: bad config.\nCorrect it, then build again.',
  )
  compile.mockResolvedValue(page('docs/docs/a.md'))
  await gatsby.save('docs/a.md')
  expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({ lastUpdated: null, contributors: [] })
})

test('a folder file becomes a node of its own', async () => {
  compile.mockResolvedValue({ id: 'navigation/docs', fields: { stem: 'docs', hidden: false }, problems: [] })
  await gatsby.save('docs/.navigation.yml')
  expect(compile).toHaveBeenLastCalledWith({ contentDir: CONTENT, file: 'docs/.navigation.yml', text: '1' })
  expect(gatsby.nodes.get('navigation/docs')?.internal.type).toBe('NavigationFolder')
})

test('files that Gatsby reports together become one node each', async () => {
  compile.mockImplementation(({ file }) => Promise.resolve(page(`docs/${file}`, { path: `/${file}` })))
  const files = ['docs/a.md', 'docs/b.md', 'docs/c.md', 'docs/d.md']
  await Promise.all(files.map(gatsby.save))
  expect(gatsby.createNode.mock.calls.map(([{ id }]) => id).sort()).toEqual(files.map((file) => `docs/${file}`))
})

test('reports a file outside all collections, but not other files', async () => {
  compile.mockClear()
  for (const file of ['notes.yml', 'redirects.yml', 'docs/shot.png']) await gatsby.save(file)
  expect(compile).not.toHaveBeenCalled()
  expect(await gatsby.createPages()).toEqual([
    expect.stringContaining('content/notes.yml:1:1  warning: The file belongs to no collection'),
  ])
})

test('passes on all problems of a run together, in the order of files and lines', async () => {
  const files = {
    'docs/b.md': broken('docs/b.md', 3),
    'docs/a.md': broken('docs/a.md', 2),
    'about.md': page('docs/about.md'),
    'contact.md': page('docs/contact.md'),
  }
  expect(await saveAll(files)).toEqual([
    'content/contact.md:1:1  The path "/a" is already used by content/about.md. Rename one of the files.',
    'content/docs/a.md:2:1  Wrong.',
    'content/docs/b.md:3:1  Wrong.',
  ])
})

test('a problem disappears when it is solved, and when its file is deleted', async () => {
  const saveBroken = () => saveAll({ 'docs/a.md': broken('docs/a.md') })
  expect(await saveBroken()).toEqual([WRONG])
  expect(await gatsby.start()).toEqual([WRONG])
  compileTo({ 'docs/a.md': page('docs/docs/a.md') })
  expect(await gatsby.createPages()).toEqual([])
  expect(gatsby.nodes.has('docs/docs/a.md')).toBe(true)
  for (const step of [gatsby.createPages, gatsby.start]) {
    expect(await saveBroken()).toEqual([WRONG])
    gatsby.remove('docs/a.md')
    expect(await step()).toEqual([])
  }
})

test('a build publishes the downloads of published pages, and a preview build also the downloads of drafts', async () => {
  const linking = (name: string, fields: object = {}) =>
    page(`docs/docs/${name}.md`, {
      path: `/${name}`,
      placedLinks: [
        { target: '/docs', line: 1, column: 1 },
        { target: `/static/${'0'.repeat(32)}/${name}%20a.csv#b`, file: `docs/${name} a.csv`, line: 2, column: 1 },
      ],
      ...fields,
    })
  const files = { 'docs/open.md': linking('open'), 'docs/secret.md': linking('secret', { draft: true }) }
  const publish = async (drafts?: string) => {
    publishDownloads.mockClear()
    setEnvironment(true, drafts)
    await gatsby.start()
    await saveAll(files)
    await gatsby.run(hooks.onPostBuild)
    return publishDownloads.mock.calls.map(([content, folder, files]) => [content, folder, Object.fromEntries(files)])
  }
  const fileOf = (name: string) => ({ [`/static/${'0'.repeat(32)}/${name} a.csv`]: `docs/${name} a.csv` })
  expect(await publish()).toEqual([[CONTENT, resolve('public'), fileOf('open')]])
  expect(await publish('include')).toEqual([[CONTENT, resolve('public'), { ...fileOf('open'), ...fileOf('secret') }]])
})

test('develop serves downloads, and publishes nothing', async () => {
  const path = `/static/${'0'.repeat(32)}/a%20b.csv`
  const placedLinks = [{ target: path, file: 'docs/a b.csv', line: 1, column: 1 }]
  await saveAll({ 'docs/a.md': page('docs/docs/a.md', { placedLinks }) })
  let answer: (request: object, response: object, next: () => void) => void
  const app = { get: (_path: string, handle: typeof answer) => (answer = handle) }
  await gatsby.run(hooks.onCreateDevServer, { app, emitter: new EventEmitter() })
  const [sendFile, next] = [jest.fn(), jest.fn()]
  answer!({ path }, { sendFile }, next)
  expect(sendFile).toHaveBeenCalledWith(join(CONTENT, 'docs/a b.csv'), expect.anything())
  answer!({ path: path.replace('a%20b', 'c') }, { sendFile }, next)
  expect([sendFile.mock.calls.length, next.mock.calls.length]).toEqual([1, 1])
})

describe('drafts', () => {
  const DRAFT = { draft: true }
  const folder = (id: string, fields: object): CompiledFile => ({ ...page(id), fields: { stem: 'docs', ...fields } })
  const data = (id: string, fields: object = {}): CompiledFile => page(id, { slug: 'ada', ...fields })
  /** Starts a run in a build, and saves the files. */
  const build = async (files: Record<string, CompiledFile>, drafts?: string) => {
    setEnvironment(true, drafts)
    compileTo(files)
    await gatsby.start()
    return saveAll(files)
  }
  const preview = (files: Record<string, CompiledFile>) => build(files, 'include')

  describe.each<[name: string, published: Record<string, CompiledFile>, file: string, draft: CompiledFile]>([
    ['a page by its field', {}, 'docs/a.md', page('docs/docs/a.md', DRAFT)],
    ['a page by its name', { 'docs/a.md': page('docs/docs/a.md') }, 'docs/a.draft.md', page('docs/a.draft', DRAFT)],
    ['data by its name', { 'authors/ada.yml': data('ada') }, 'authors/ada.draft.yml', data('ada.draft', DRAFT)],
    [
      'a folder by its name',
      { 'docs/.navigation.yml': folder('navigation/docs', {}) },
      'docs/.navigation.draft.yml',
      folder('navigation/docs.draft', DRAFT),
    ],
  ])('%s', (_name, published, file, draft) => {
    const files = { ...published, [file]: draft }
    const ownIds = Object.values(published).map(({ id }) => id)

    test.each([undefined, '', 'exclude', 'true'])('is in no published build (CONTENT_DRAFTS=%s)', async (drafts) => {
      await build(files, drafts)
      expect(gatsby.ids()).toEqual(ownIds)
      expect(gatsby.manifests).not.toHaveBeenCalled()
    })

    test('replaces the published file in a preview build until it is deleted', async () => {
      await preview(files)
      expect(gatsby.ids()).toEqual([draft.id])
      gatsby.remove(file)
      await gatsby.createPages()
      expect(gatsby.ids()).toEqual(ownIds)
    })

    test('is deleted when the site is published after a preview build', async () => {
      await preview(files)
      setEnvironment(true)
      await gatsby.start()
      expect(gatsby.ids()).toEqual(ownIds)
    })
  })

  test('a preview build has a node manifest for each page, but not for data', async () => {
    await preview({ 'docs/a.md': page('docs/docs/a.md'), 'authors/ada.yml': data('authors/authors/ada.yml') })
    expect(gatsby.manifests.mock.calls).toMatchObject([
      [{ manifestId: expect.stringMatching(/^[0-9a-f]{24}$/) as string, node: { id: 'docs/docs/a.md' } }],
    ])
  })

  test('passes unpublished pages to the link check', async () => {
    await build({
      'docs/a.md': page('docs/docs/a.md', DRAFT),
      'docs/b.md': { ...page('docs/docs/b.md', { ...DRAFT, path: '/b' }), publishOn: '9999-01-31' },
      'docs/c.md': page('docs/docs/c.md', { path: '/c' }),
    })
    expect(gatsby.left).toEqual([
      { path: '/a', file: 'content/docs/a.md' },
      { path: '/b', file: 'content/docs/b.md', date: '9999-01-31' },
    ])
  })

  test('an MDX page has its date again after its draft is deleted', async () => {
    readHistory.mockResolvedValueOnce(new Map([['docs/a.mdx', HISTORY]]))
    await preview({ 'docs/a.mdx': page('docs/docs/a.mdx'), 'docs/a.draft.mdx': page('docs/docs/a.draft.mdx', DRAFT) })
    gatsby.remove('docs/a.draft.mdx')
    await gatsby.createPages()
    expect(gatsby.nodes.get('docs/docs/a.mdx')).toMatchObject(HISTORY)
  })

  test('a preview build keeps the last version of a file with problems', async () => {
    await preview({ 'docs/a.md': page('docs/docs/a.md', { title: 'Good' }) })
    await preview({ 'docs/a.md': broken('docs/a.md') })
    expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({ title: 'Good' })
  })

  test('a published build does not use the last version of a preview build', async () => {
    await preview({ 'docs/a.md': page('docs/docs/a.md', DRAFT) })
    await build({ 'docs/a.md': broken('docs/a.md') })
    expect(gatsby.ids()).toEqual(['problems/docs/a.md'])
  })
})

describe('a page with a problem in its file', () => {
  const faulty = (file = 'docs/a.md', fields: object = {}): CompiledFile => ({
    ...broken(file),
    fields: { path: '/docs/a', title: 'A', ...fields },
  })
  const problemsOf = (file: string) => gatsby.nodes.get(`problems/${file}`)

  test('has the problems of the files that it includes, each reported once', async () => {
    setEnvironment(true)
    const [problem] = broken('variables.yml').problems
    const files = {
      'docs/a.md': { ...page('docs/docs/a.md'), problems: [problem!] },
      'docs/b.md': { ...page('docs/docs/b.md', { path: '/b' }), problems: [problem!] },
    }
    await gatsby.start()
    expect(await saveAll(files)).toEqual(['content/variables.yml:1:1  Wrong.'])
    expect(problemsOf('docs/a.md')).toMatchObject({ path: '/a', isBroken: true, problems: [problem] })
    expect(problemsOf('docs/b.md')).toMatchObject({ path: '/b', isBroken: true, problems: [problem] })
  })
  const save = (file: string, compiled: CompiledFile) => saveAll({ [file]: compiled })

  test('keeps its last version in develop, with its problems', async () => {
    await save('docs/a.md', page('docs/docs/a.md', { path: '/docs/a', title: 'Good' }))
    await save('docs/a.md', faulty())
    expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({ title: 'Good' })
    expect(problemsOf('docs/a.md')).toMatchObject({ path: '/docs/a', isBroken: true, hasPage: true })
    expect(gatsby.pages.size).toBe(0)
  })

  test('shows its problems in develop until it is corrected, if it has no last version', async () => {
    await save('docs/a.md', faulty('docs/a.md', { placedLinks: [{ target: '/b', line: 3, column: 1 }] }))
    expect(gatsby.pages.get('/docs/a')).toMatchObject({ context: { title: 'A', collection: 'docs' } })
    const [problems, placedLinks] = [[{ message: 'Wrong.' }], [{ target: '/b' }]]
    const entry = { path: '/docs/a', stem: 'docs/a', hasPage: false, problems, placedLinks }
    expect(problemsOf('docs/a.md')).toMatchObject(entry)
    await save('docs/a.md', page('docs/docs/a.md', { path: '/docs/a' }))
    expect(problemsOf('docs/a.md')).toBeUndefined()
    expect(gatsby.pages.size).toBe(0)
  })

  test('in MDX has no last version', async () => {
    await save('docs/a.mdx', page('docs/docs/a.mdx', { path: '/docs/a' }))
    await save('docs/a.mdx', faulty('docs/a.mdx'))
    expect(gatsby.nodes.has('docs/docs/a.mdx')).toBe(false)
    expect(gatsby.pages.has('/docs/a')).toBe(true)
  })

  test('does not use the last version that another compiler returned', async () => {
    await save('docs/a.md', page('docs/docs/a.md', { path: '/docs/a' }))
    digest = 'another'
    compileTo({ 'docs/a.md': faulty() })
    await gatsby.start()
    expect(gatsby.nodes.has('docs/docs/a.md')).toBe(false)
  })

  test('hides no other page with its path, and is not in a build', async () => {
    const files = { 'docs/a.md': faulty(), 'docs/b.md': page('docs/docs/b.md', { path: '/docs/a' }) }
    expect(await saveAll(files)).toEqual([
      WRONG,
      'content/docs/b.md:1:1  The path "/docs/a" is already used by content/docs/a.md. Rename one of the files.',
    ])
    expect(gatsby.pages.size).toBe(0)
    setEnvironment(true)
    await gatsby.start()
    await save('docs/c.md', faulty('docs/c.md', { path: '/docs/c' }))
    expect(problemsOf('docs/c.md')).toMatchObject({ path: '/docs/c', hasPage: false })
    expect(gatsby.pages.size).toBe(0)
  })

  test('keeps the page if the problem is a broken reference', async () => {
    const placedReferences = [{ field: 'next', collection: 'docs', value: '/docs/gone', line: 3, column: 5 }]
    await save('docs/a.md', page('docs/docs/a.md', { path: '/docs/a', placedReferences }))
    expect(problemsOf('docs/a.md')).toMatchObject({ path: '/docs/a', isBroken: false, hasPage: true })
  })
})

test('pages are created after all compiling files have their nodes', async () => {
  const finish = startSave()
  const made = Promise.resolve(gatsby.run(hooks.createPages)).then(() => gatsby.nodes.has('docs/docs/a.md'))
  await finish()
  expect(await made).toBe(true)
})

test('a page exists while its file compiles again', async () => {
  await saveOne()
  const finish = startSave()
  const ids = gatsby.ids()
  await finish()
  expect(ids).toEqual(['docs/docs/a.md'])
})

test('a deleted file requests a new bundle in develop, so that webpack reports later changes', async () => {
  const emitter = new EventEmitter()
  const changed = jest.fn()
  emitter.on('SOURCE_FILE_CHANGED', changed)
  await gatsby.run(hooks.onCreateDevServer, { app: { get: jest.fn() }, emitter })
  emitter.emit('DELETE_NODE', { payload: { id: 'a', internal: { type: 'Doc' } } })
  emitter.emit('DELETE_NODE', { payload: undefined })
  expect(changed).not.toHaveBeenCalled()
  const absolutePath = join(CONTENT, 'docs/a.mdx')
  emitter.emit('DELETE_NODE', { payload: { id: 'docs/a.mdx', absolutePath, internal: { type: 'File' } } })
  expect(changed.mock.calls).toEqual([[absolutePath]])
})

test('a file that is deleted while it compiles leaves no entry', async () => {
  const finish = startSave()
  await new Promise(setImmediate)
  gatsby.remove('docs/a.md')
  await finish()
  await gatsby.createPages()
  expect(gatsby.ids()).toEqual([])
})

test('the next run compiles only changed files and the pages that link to deleted files, and deletes old entries', async () => {
  const linked = { placedLinks: [{ target: '/b', file: 'docs/b.md', line: 1, column: 1 }] }
  await saveAll({
    'docs/a.md': page('docs/docs/a.md', { path: '/a', ...linked }),
    'docs/b.md': page('docs/docs/b.md', { path: '/b' }),
    'docs/c.md': page('docs/docs/c.md', { path: '/c' }),
  })
  compile.mockClear()
  await gatsby.start()
  expect(compile).not.toHaveBeenCalled()
  gatsby.remove('docs/b.md')
  await gatsby.start()
  expect(compile.mock.calls.map(([{ file }]) => file)).toEqual(['docs/a.md'])
  expect(gatsby.ids().sort()).toEqual(['docs/docs/a.md', 'docs/docs/c.md'])
})

test('creates a node again that an earlier run lost, and updates the date after a commit', async () => {
  await saveAll({ 'docs/a.md': page('docs/docs/a.md'), 'docs/b.md': page('docs/docs/b.md') })
  gatsby.nodes.delete('docs/docs/a.md')
  readHistory.mockResolvedValueOnce(new Map([['docs/b.md', HISTORY]]))
  await gatsby.start()
  expect(gatsby.nodes.get('docs/docs/a.md')).toMatchObject({ parent: 'docs/a.md', lastUpdated: null })
  expect(gatsby.nodes.get('docs/docs/b.md')).toMatchObject(HISTORY)
})

test('deletes an entry again that a stopped run deleted, so that Gatsby runs the queries that had found it', async () => {
  await saveOne()
  gatsby.remove('docs/a.md')
  gatsby.nodes.delete('docs/docs/a.md')
  gatsby.createNode.mockClear()
  await gatsby.start()
  expect(gatsby.createNode.mock.calls).toMatchObject([[{ id: 'docs/docs/a.md', internal: { type: 'Doc' } }]])
  expect(gatsby.ids()).toEqual([])
})

test('deletes an entry of a deleted file that Gatsby still has', async () => {
  await saveOne()
  const kept = gatsby.nodes.get('docs/docs/a.md')!
  gatsby.remove('docs/a.md')
  await gatsby.start()
  gatsby.nodes.set(kept.id, kept)
  await gatsby.start()
  expect(gatsby.ids()).toEqual([])
})

test('a new compiler compiles all files again, perhaps for other collections', async () => {
  await saveOne()
  compile.mockClear()
  digest = 'another'
  compileTo({ 'docs/a.md': page('templates/docs/a.md') })
  await gatsby.start()
  expect(compile).toHaveBeenCalledTimes(1)
  expect(gatsby.ids()).toEqual(['templates/docs/a.md'])
})

describe('listNodes', () => {
  const getNodesByType = jest.fn(() => [{ id: 'a', title: 'A', body: 'Long.' }])
  const trackPageDependencies = jest.fn()

  /** Returns the context that Gatsby passes to the resolvers of one query. */
  const contextOf = (nodeModel: object) =>
    ({ nodeModel: { nodeModel, trackPageDependencies } }) as unknown as ResolverContext

  test('all queries share one list of nodes, and each depends on it, until a node changes', () => {
    readNodesBy(getNodesByType)
    const model = {}
    const list = listNodes('Doc', contextOf(model))
    expect(list).toEqual([{ id: 'a', title: 'A' }])
    expect(listNodes('Doc', contextOf(model))).toBe(list)
    expect(getNodesByType).toHaveBeenCalledTimes(1)
    expect(trackPageDependencies.mock.calls).toEqual(Array(2).fill([[], { connectionType: 'Doc' }]))
    expect(listNodes('Post', contextOf(model))).not.toBe(list)
    expect(listNodes('Doc', contextOf({}))).not.toBe(list)
  })
})
