import { ar } from '@galley/core/languages/ar'
import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import type { NavigationItem } from '@galley/core/navigation'
import { setTranslations } from '@galley/core/translations'
import type { Heading, Link, ListItem, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { buildLlmsFiles } from './llms-files'

const area = (name: string, label: string, pathPrefix: string) => ({ name, label, icon: 'lucide:file', pathPrefix })
const SITE = {
  name: 'Harbour',
  url: 'https://harbour.example',
  language: en,
  languages: [] as (typeof en | typeof ar)[],
  texts: en.texts,
  seo: { description: 'All about\nships.' },
  search: {
    areas: [area('docs', 'Documentation', '/docs'), area('blog', 'Blog', '/blog'), area('pages', 'Pages', '/')],
  },
}

const page = (path: string, title: string, fields: object = {}) => ({
  path,
  stem: path.slice(1),
  title,
  description: `About ${title}.`,
  markdown: `# ${title}\n`,
  seo: {},
  search: true,
  draft: false,
  language: '',
  textLanguage: '',
  originalPath: path,
  ...fields,
})
const item = (path: string, title: string, children: NavigationItem[] = []) => ({ path, title, stem: path, children })

const LANDING = {
  pages: [page('/', 'Home'), page('/search', 'All pages', { seo: { noindex: true } })],
  navigation: [item('/', 'Home')],
}
const DOCS = {
  pages: [
    page('/docs', 'Docs'),
    page('/docs/start', 'Start'),
    page('/docs/start/install', 'Install'),
    page('/docs/start/later', 'Later', { draft: true }),
    page('/docs/use/sail', 'Sail', { description: '' }),
    page('/docs/1/start', 'Old start', { stem: 'docs@1/start' }),
    page('/about', 'About'),
  ],
  navigation: [
    item('/docs', 'Docs', [
      item('/docs/start', 'First steps', [item('/docs/start/install', 'Install'), item('/docs/start/later', 'Later')]),
      item('/docs/use', 'Use', [item('/docs/use/sail', 'Sail')]),
    ]),
    item('/about', 'About'),
  ],
}

const build = (site: typeof SITE, ...collections: Parameters<typeof buildLlmsFiles>[1]) =>
  new Map([...buildLlmsFiles(site, collections)].map(([path, read]) => [path, [...read()].join('')]))

/** Parses a list in the format of llmstxt.org. Throws for any other text. */
function readList(text: string) {
  const [title, summary, ...rest] = unified().use(remarkParse).parse(text).children
  expect([title?.type, (title as Heading).depth, summary?.type]).toEqual(['heading', 1, 'blockquote'])
  const start = rest.findIndex(({ type }) => type === 'heading')
  const sections: Record<string, string[]> = {}
  for (let index = start; index >= 0 && index < rest.length; index += 2) {
    const [heading, list] = rest.slice(index, index + 2) as [Heading, Extract<RootContent, { type: 'list' }>]
    expect([heading.type, heading.depth, list.type]).toEqual(['heading', 2, 'list'])
    sections[toString(heading)] = list.children.map(readItem)
  }
  const notes = rest.slice(0, start).map((node) => toString(node))
  return { title: toString(title), summary: toString(summary), notes, sections }
}

function readItem({ children: [paragraph] }: ListItem) {
  const [link, ...description] = (paragraph as Extract<RootContent, { type: 'paragraph' }>).children
  return `${toString(link)} ${(link as Link).url}${toString(description)}`
}

test("the site's list has its areas with links to Markdown files", () => {
  expect(readList(build(SITE, LANDING, DOCS).get('/llms.txt')!)).toEqual({
    title: 'Harbour',
    summary: 'All about ships.',
    notes: [
      'Each page is a Markdown file. The text of all pages is in llms-full.txt.',
      'Lists of one part: Documentation.',
    ],
    sections: {
      Documentation: [
        'Docs https://harbour.example/docs.md: About Docs.',
        'Start https://harbour.example/docs/start.md: About Start.',
        'Install https://harbour.example/docs/start/install.md: About Install.',
        'Sail https://harbour.example/docs/use/sail.md',
      ],
      Pages: [
        'Home https://harbour.example/index.md: About Home.',
        'About https://harbour.example/about.md: About About.',
      ],
    },
  })
})

test("an area's list has its folders, and an area without pages has no file", () => {
  const files = build(SITE, LANDING, DOCS)
  expect([...files.keys()]).toEqual(['/llms.txt', '/llms-full.txt', '/docs/llms.txt', '/docs/llms-full.txt'])
  const { title, notes, sections } = readList(files.get('/docs/llms.txt')!)
  expect(title).toBe('Harbour: Documentation')
  expect(notes).toEqual(['Each page is a Markdown file. The text of all pages is in docs/llms-full.txt.'])
  expect(Object.keys(sections)).toEqual(['Documentation', 'First steps', 'Use'])
  expect(Object.values(sections).map(({ length }) => length)).toEqual([1, 2, 1])
})

test('the full text has each page once, with its URL', () => {
  const files = build(SITE, LANDING, DOCS)
  const textOf = (path: string, title: string) => `\n---\n\nURL: https://harbour.example${path}\n\n# ${title}\n`
  const first = textOf('/docs', 'Docs') + textOf('/docs/start', 'Start')
  const rest = textOf('/docs/start/install', 'Install') + textOf('/docs/use/sail', 'Sail')
  expect(files.get('/docs/llms-full.txt')).toBe(`# Harbour: Documentation\n\n> All about ships.\n${first}${rest}`)
  expect(files.get('/llms-full.txt')).toContain('URL: https://harbour.example/\n\n# Home\n')
  expect([...files.values()].join()).not.toMatch(/Later|All pages/)
})

test('escapes titles, descriptions and paths', () => {
  const pages = [page('/docs/größe (v2)?', 'The [x] \\ key', { description: 'One\n  *two* [three]' })]
  const text = build(SITE, { pages, navigation: [] }).get('/llms.txt')!
  expect(text).toContain(
    '- [The \\[x\\] \\\\ key](https://harbour.example/docs/gr%C3%B6%C3%9Fe%20(v2)%3F.md): One *two* [three]\n',
  )
  expect(readList(text).sections).toEqual({
    Documentation: ['The [x] \\ key https://harbour.example/docs/gr%C3%B6%C3%9Fe%20(v2)%3F.md: One two [three]'],
  })
})

test('accepts a site without areas and pages', () => {
  const site = { ...SITE, search: { areas: [] } }
  expect(Object.keys(readList(build(site, LANDING).get('/llms.txt')!).sections)).toEqual(['Other pages'])
  const empty = build(site)
  expect([...empty.keys()]).toEqual(['/llms.txt', '/llms-full.txt'])
  expect(readList(empty.get('/llms.txt')!).sections).toEqual({})
})

test('each language has its own files with the pages of this language', () => {
  setTranslations(['de', 'ar'])
  const own = { language: 'de', textLanguage: 'de' }
  const copy = { language: 'de', textLanguage: 'en' }
  const site = {
    ...SITE,
    languages: [en, de, ar],
    search: { areas: [...SITE.search.areas, { ...area('docs_de', 'Anleitung', '/de/docs'), language: 'de' }] },
  }
  const pages = [
    page('/docs/a', 'A'),
    page('/de/docs/a', 'A auf Deutsch', own),
    page('/de/docs/b', 'B', copy),
    page('/ar/docs/a', 'A', { language: 'ar', textLanguage: 'en' }),
  ]
  const files = build(site, { pages, navigation: [] })
  expect([...files.keys()].filter((path) => path.endsWith('llms.txt'))).toEqual([
    '/llms.txt',
    '/docs/llms.txt',
    '/de/llms.txt',
    '/de/docs/llms.txt',
  ])
  expect(readList(files.get('/llms.txt')!)).toMatchObject({
    notes: [expect.any(String), 'Lists of one part: Documentation.', 'Deutsch.'],
    sections: { Documentation: ['A https://harbour.example/docs/a.md: About A.'] },
  })
  expect(files.get('/llms.txt')).toContain('[Deutsch](https://harbour.example/de/llms.txt)')
  expect(readList(files.get('/de/llms.txt')!).sections).toEqual({
    Anleitung: ['A auf Deutsch https://harbour.example/de/docs/a.md: About A auf Deutsch.'],
  })
  setTranslations([])
})
