import { DRAFT_MANIFEST_PATH, type DraftProblem, PREVIEW_API, type PreviewPage } from '@galley/core/preview'
import { baselineOf, createPreviewServer, PIXEL, type PreviewServer } from './preview-server.fixture'
import { HIDDEN_MESSAGE } from './visible-drafts'

const POST = '---\ntitle: A\ndescription: B\ndate: 2025-01-01\n---\n'
/** A page at "/templates/open" whose path differs from its file name. */
const SLUG = '---\nslug: open\n---\n\n# Open\n'
const INCLUDE = '::include{file="../docs/secret-plan.md"}\n'

let server: PreviewServer
let all: string
/** Token that may see, and send unsaved texts for, only "/docs/open". */
let author: string
let baseline: string

beforeAll(async () => {
  server = await createPreviewServer({
    branches: {
      main: {
        'docs/open.md': '# Open\n\n![Own](own.png)\n',
        'docs/secret-plan.md': '# The plan\n\n![Launch](launch.png)\n\n![Public](public.png)\n',
        'docs/public.md': '# Public\n\n![Public](public.png)\n\n![Redrawn](redrawn.png)\n',
        'index.mdx': '# Home\n',
        'docs/takeover/.navigation.yml': 'title: Hostile bid\n',
        'docs/takeover/index.md': '# Hostile bid\n',
        'docs/takeover/open.md': '# Opened\n\nWords.\n',
        'templates/merger.md': `# The merger\n\n${INCLUDE}`,
        'templates/layoffs.draft.md': '# Layoffs\n',
        'templates/known.md': '---\nslug: crisis\n---\n',
        'authors/ghost.draft.yml': 'name: Ghostwriter\n',
        'docs/own.png': PIXEL,
        'docs/launch.png': PIXEL,
        'docs/unused.png': PIXEL,
        'docs/public.png': PIXEL,
        'docs/redrawn.png': PIXEL,
      },
    },
  })
  all = await server.sign()
  author = await server.sign({ paths: ['/docs/open'] })
  const digestOf = (file: string) => server.contentOf().store.find(file)!.digest
  const files = {
    'docs/public.md': digestOf('docs/public.md'),
    'docs/public.png': digestOf('docs/public.png'),
    'docs/redrawn.png': 'an older version',
  }
  baseline = await server.know(baselineOf(files, { 'docs/public.md': '/docs/public' }), all)
}, 60_000)
afterAll(() => server.close())

const ask = (path: string, as: string) => server.send(`${PREVIEW_API}/${path}&${baseline}`, as)
const tryText = (text: string, as: string) =>
  server.send(`${PREVIEW_API}/page?${baseline}`, as, { method: 'POST', payload: { file: 'docs/open.md', text } })

test('an unsaved text neither includes a hidden file nor names it in a problem', async () => {
  const text = '# Open\n\n::include{file="secret-plan.md"}\n\n[See](./secret-plam.md)\n'
  expect((await tryText(text, all)).body).toMatch(/The plan.*secret-plan/s)
  const answer = await tryText(text, author)
  expect(answer.body).not.toMatch(/plan/i)
  expect(answer.json<PreviewPage>().problems.map(({ message }) => message)).toContain(HIDDEN_MESSAGE)
})

test.each([
  ['at the path of another page', 'docs/open.mdx', '# Opened\n'],
  ['that has an author who does not exist', 'blog/open.md', POST.replace('date', 'authors: [nobody]\ndate')],
])('a token for a page %s does not get its problems with other files', async (_, file, text) => {
  await server.save(file, text)
  const narrow = await server.sign({ paths: ['/docs/open', '/blog/open'] })
  const problemsOf = async (as: string) =>
    (await ask('changes?', as)).json<{ problems: DraftProblem[] }>().problems.filter((one) => one.file === file)
  expect(await problemsOf(all)).toMatchObject([{ isShared: true }])
  expect(await problemsOf(narrow)).toEqual([])
  await server.remove(file)
})

describe('a variable, a term and an example', () => {
  const OWN = '# Open\n\n:var[own] :term[Own] `:var[own]`\n\n::include{file="_part.md"}\n'
  const OTHERS =
    ':var[launch] `:var[launch]` [See](https://galley-docs.org/:var[launch]) :term[Launch] :term[soon]{of="launch"} :var[own]\n\n::glossary\n\n::example{name="avatar-fallback"}\n'

  beforeAll(async () => {
    await server.save('variables.yml', 'own: own value\nlaunch: canary value\npart: part value\n')
    await server.save('glossary.yml', 'own: own meaning\nlaunch: canary meaning\n')
    await server.save('docs/_part.md', ':var[part]\n')
    await server.save('docs/open.md', OWN)
  })
  afterAll(async () => {
    for (const file of ['variables.yml', 'glossary.yml', 'docs/_part.md']) await server.remove(file)
    await server.save('docs/open.md', '# Open\n\n![Own](own.png)\n')
  })

  test('that only other pages name are not resolved in an unsaved text', async () => {
    const text = `${OWN}\n${OTHERS}`
    expect((await tryText(text, all)).body).toMatch(/canary value.*canary meaning.*Ada Lovelace/s)
    const answer = await tryText(text, author)
    expect(answer.body).toMatch(/own value.*own meaning.*part value/s)
    expect(answer.body).not.toMatch(/canary|Ada Lovelace/)
  })

  test('are reported like missing ones', async () => {
    const ask = async (name: string, example: string) => {
      const text = OTHERS.replaceAll('launch', name).replaceAll('Launch', name).replace('avatar-fallback', example)
      const { body } = await tryText(text, author)
      return body.replaceAll(name, 'NAME').replace(/"savedAt":"[^"]*"/, '')
    }
    expect(await ask('launch', 'avatar-fallback')).toBe(await ask('lounge', 'no-such-one'))
  })

  test('reveal nothing about a file with problems', async () => {
    const before = await tryText(OTHERS.replace(':var[own]', ''), author)
    await server.save('variables.yml', 'canary: [launch]\n')
    const { problems } = (await tryText(OTHERS.replace(':var[own]', ''), author)).json<PreviewPage>()
    expect(problems).toEqual(before.json<PreviewPage>().problems)
    await server.save('variables.yml', 'own: own value\nlaunch: canary value\n')
  })
})

describe('an unsaved text gets the same response for a hidden file as for a missing one', () => {
  const TEMPLATES = ['open', 'known', 'knowx'].map((name) => `/templates/${name}`)
  const IMAGE = POST.replace('date', 'image: { src: NAME.png, alt: C }\ndate')

  test.each([
    ['a link', 'docs/open.md', '# Open\n\n[See](NAME.md)', 'secret-plan', undefined],
    ['an image', 'docs/open.md', '# Open\n\n![See](NAME.png)', 'launch', undefined],
    ['an image in the front matter', 'blog/open.md', IMAGE, '../docs/launch', undefined],
    ['an author', 'blog/open.md', POST.replace('date', 'authors: [NAME]\ndate'), 'ghost', undefined],
    ['an import', 'docs/code.mdx', 'import "./NAME.md"\n\n# Code', 'secret-plan', undefined],
    ['a page that lists it', 'docs/NAME.md', '# NAME', 'secret-plan', '/'],
    ['a slug', 'templates/NAME.md', SLUG, 'merger', undefined],
    ['a slug, and what the file includes', 'templates/NAME.md', `${SLUG}\n${INCLUDE}`, 'merger', undefined],
    ['a slug, and a draft of the file', 'templates/NAME.md', SLUG, 'layoffs', undefined],
    ['a file that has a slug, and no text to show', 'templates/NAME.md', '---\n[\n---\n', 'known', undefined],
  ])('%s', async (_, file, text, name, path) => {
    const narrow = await server.sign({ paths: ['/', '/docs/open', '/docs/code', '/blog/open', ...TEMPLATES] })
    const ask = async (written: string, query: string) => {
      const payload = { file: file.replace('NAME', written), text: text.replaceAll('NAME', written), path }
      const answer = await server.send(`${PREVIEW_API}/page?${query}`, narrow, { method: 'POST', payload })
      expect([200, 401]).toContain(answer.statusCode)
      return answer.body.replaceAll(new RegExp(written, 'gi'), 'NAME').replace(/"savedAt":"[^"]*"/, '')
    }
    const other = name.replace(/.$/, 'x')
    const publish = (written: string) => {
      const one = file.includes('NAME') ? file.replace('NAME', written) : `docs/${written}.md`
      const files = { 'docs/public.md': 'x', [one]: 'x' }
      return server.know(baselineOf(files, { [one]: `/${one.replace(/\.mdx?$/, '')}` }), narrow)
    }
    expect(await ask(name, baseline)).toBe(await ask(other, baseline))
    expect(await ask(name, await publish(name))).toBe(await ask(other, await publish(other)))
  })

  test('published pages can be linked', async () => {
    const { body } = await tryText('# Open\n\n[See](public.md)\n', author)
    expect(body).toContain('"href":"/docs/public"')
    expect(body).toContain('"problems":[]')
  })
})

describe('an image that only drafts of other pages show', () => {
  type Tried = PreviewPage & { data: { doc: { images: { path: string; file: object | null }[] } } }
  const imagesOf = async (names: string[], as: string) => {
    const text = `# Open\n\n${names.map((name) => `![${name}](${name})`).join('\n\n')}\n`
    const { data, changedImages } = (await tryText(text, as)).json<Tried>()
    return { given: data.doc.images.flatMap(({ path, file }) => (file ? path : [])), changedImages }
  }

  test('has no URL in a text that names it, like an image that no page shows', async () => {
    const names = ['own.png', 'launch.png', 'unused.png', 'public.png', 'redrawn.png']
    expect((await imagesOf(names, all)).given).toHaveLength(5)
    const { given, changedImages } = await imagesOf(names, author)
    // The published version of an image is public; another version is not.
    expect(given).toEqual(['docs/own.png', 'docs/public.png'])
    expect(changedImages).toEqual(['docs/own.png'])
  })

  test('does not count as published because of a sent baseline', async () => {
    const forged = baselineOf({ 'docs/launch.png': 'x', 'docs/secret-plan.md': 'x' }, {})
    const query = await server.know(forged, author)
    const payload = { file: 'docs/open.md', text: '# Open\n\n![Launch](launch.png)\n' }
    const answer = await server.send(`${PREVIEW_API}/page?${query}`, author, { method: 'POST', payload })
    expect(answer.json<{ data: object }>().data).toMatchObject({ doc: { images: [] } })
    expect(answer.body).not.toContain('/files/')
  })
})

test('the search and the databases name no folder or page above the visible pages', async () => {
  const narrow = await server.sign({ paths: ['/docs/takeover/open'] })
  const answers = async (as: string) => [
    (await ask('search?', as)).body,
    (await server.send(DRAFT_MANIFEST_PATH, as)).body,
  ]
  for (const body of await answers(all)) expect(body).toContain('Hostile bid')
  const seen = await answers(narrow)
  for (const body of seen) expect(body).not.toContain('Hostile bid')
  expect(seen[0]).toContain('/docs/takeover/open')
})

// Runs last, because a server keeps a limited number of baselines.
test.each([
  ['a page', 'docs/secret-plan.md', '/docs/open'],
  ['a page at its own path', 'docs/secret-plan.md', '/docs/secret-plan'],
  ['a draft', 'templates/layoffs.md', '/docs/open'],
  ['an author', 'authors/ghost.yml', '/docs/open'],
  ['an image', 'docs/launch.png', '/docs/open'],
])('an invented baseline does not reveal if %s exists', async (_, file, path) => {
  const { digest } = server.contentOf().store.find('docs/open.md')!
  const answers = async (name: string) => {
    const query = await server.know(baselineOf({ [name]: digest }, { [name]: path }), author)
    const urls = ['changes?', 'search?', 'page?path=/docs/open&'].map((url) => `${PREVIEW_API}/${url}${query}`)
    const bodies = await Promise.all(urls.map(async (url) => (await server.send(url, author)).body))
    expect(bodies[0]).toContain('/docs/open')
    return bodies
  }
  expect(await answers(file)).toEqual(await answers(file.replace(/(?=\.)/, 'x')))
})
