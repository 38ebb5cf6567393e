import { createOldSite, type Files, PIXEL } from './old-site.fixture'

function convert(files: Files) {
  const site = createOldSite(files)
  const { notes, summary } = site.run()
  return { site, notes: notes.map(({ file, message }) => `${file}  ${message}`), summary }
}
const texts = ({ site }: ReturnType<typeof convert>) => site.files().filter((file) => /\.(md|yml)$/.test(file))
const LANGUAGES = 'Write these languages into src/site.ts: languages: [en, de].'

describe('translations of Docusaurus', () => {
  const CONFIG = `module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'de', 'fr'] }, presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]] }`
  const SITE: Files = {
    'docusaurus.config.js': CONFIG,
    'sidebars.js': `module.exports = { docs: ['use', { Guide: ['guide/setup', 'guide/more'] }] }`,
    'static/logo.png': PIXEL,
    'docs/use.md': '# Use\n',
    'docs/shot.png': PIXEL,
    'docs/guide/setup.md': '# Set up\n\n![Logo](/logo.png)\n',
    'docs/guide/more.md': '# More\n',
    'i18n/de/docusaurus-plugin-content-docs/current/guide/setup.mdx':
      '# Einrichten\n\n[a](/docs/use) [b](../use.md) [c](./more.md) [d](/docs/guide/more)\n\n![Logo](/logo.png) ![Bild](../shot.png)\n',
    'i18n/de/docusaurus-plugin-content-docs/current/use.md': '# Benutzen\n',
    'i18n/de/docusaurus-plugin-content-docs/current/guide/_category_.json': '{ "label": "Anleitung" }',
  }

  test('a translation gets the file name of its original', async () => {
    const result = convert(SITE)
    expect(texts(result)).toEqual([
      'content/de/docs/1.use.md',
      'content/de/docs/2.guide/.navigation.yml',
      'content/de/docs/2.guide/1.setup.md',
      'content/docs/1.use.md',
      'content/docs/2.guide/.navigation.yml',
      'content/docs/2.guide/1.setup.md',
      'content/docs/2.guide/2.more.md',
    ])
    expect(result.site.read('content/de/docs/2.guide/.navigation.yml')).toBe('title: Anleitung\n')
    expect(result.summary).toContain(LANGUAGES)
    expect(await result.site.problems()).toEqual([])
  })

  test('links lead to translations, otherwise to originals, and all languages share images', () => {
    const { site } = convert(SITE)
    expect(site.read('content/de/docs/2.guide/1.setup.md')).toBe(
      '# Einrichten\n\n[a](../1.use.md) [b](../1.use.md) [c](../../../docs/2.guide/2.more.md) [d](../../../docs/2.guide/2.more.md)\n\n![Logo](../../../docs/images/logo.png) ![Bild](../../../docs/shot.png)\n',
    )
  })

  test('translations of versions go to the folders of the versions', () => {
    const result = convert({
      'docusaurus.config.js': CONFIG,
      'versions.json': '["2.0", "1.0"]',
      'docs/use.md': '# Use\n',
      'versioned_docs/version-2.0/use.md': '# Use 2\n',
      'versioned_docs/version-1.0/use.md': '# Use 1\n',
      'i18n/de/docusaurus-plugin-content-docs/current/use.md': '# Benutzen 3\n',
      'i18n/de/docusaurus-plugin-content-docs/version-2.0/use.md': '# Benutzen 2\n',
      'i18n/de/docusaurus-plugin-content-docs/version-1.0/use.md': '# Benutzen 1\n\n[Neu](/docs/use)\n',
    })
    expect(texts(result).filter((file) => file.startsWith('content/de'))).toEqual([
      'content/de/docs/use.md',
      'content/de/docs@1.0/use.md',
      'content/de/docs@next/use.md',
    ])
    expect(result.site.read('content/de/docs@1.0/use.md')).toBe('# Benutzen 1\n\n[Neu](../docs/use.md)\n')
  })

  test('pages without an original, translated labels and the blog are reported', () => {
    const { notes, site } = convert({
      ...SITE,
      'i18n/de/docusaurus-plugin-content-docs/current/nur-hier.mdx': '# Nur hier\n',
      'i18n/de/docusaurus-plugin-content-docs/current.json': '{}',
      'i18n/de/docusaurus-theme-classic/navbar.json': '{}',
      'i18n/de/docusaurus-plugin-content-blog/news.md': '# Neues\n',
    })
    expect(site.files()).toContain('content/de/docs/nur-hier.md')
    expect(notes).toEqual([
      'i18n  Pages outside the documentation are not converted: 1. Move these pages by hand.',
      'i18n/de  The labels in "docusaurus-plugin-content-docs/current.json", "docusaurus-theme-classic/navbar.json" are not converted. Write the labels of the sidebar into "navigation.title" of the pages and into .navigation.yml of the folders in content/de, and those of menus into the settings of the language.',
      'i18n/de/docusaurus-plugin-content-docs/current/nur-hier.mdx  This translation has no page in the main language ("en"). Add this page, or remove the translation.',
    ])
  })
})

test.each<[string, Files, string, string]>([
  [
    'VitePress',
    {
      '.vitepress/config.ts': `export default { cleanUrls: true, locales: { root: { lang: 'en' }, de: {} }, themeConfig: { sidebar: [{ text: 'B', link: '/b' }, { text: 'A', link: '/a' }] } }`,
    },
    '',
    'de/',
  ],
  [
    'VitePress with rewrites',
    {
      '.vitepress/config.ts': `export default { cleanUrls: true, rewrites: { 'en/:rest*': ':rest*' }, locales: { root: {}, de: {} }, themeConfig: { sidebar: [{ text: 'B', link: '/b' }, { text: 'A', link: '/a' }] } }`,
    },
    'en/',
    'de/',
  ],
  [
    'Starlight',
    {
      'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ locales: { root: { lang: 'en' }, de: {} }, sidebar: ['b', 'a'] })] }`,
    },
    'src/content/docs/',
    'src/content/docs/de/',
  ],
  [
    'VitePress without a locale at the root',
    {
      '.vitepress/config.ts': `export default { cleanUrls: true, locales: { en: { themeConfig: { sidebar: [{ text: 'B', link: '/en/b' }, { text: 'A', link: '/en/a' }] } }, de: {} } }`,
    },
    'en/',
    'de/',
  ],
  [
    'Starlight without a locale at the root',
    {
      'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ defaultLocale: 'en', locales: { en: {}, de: {} }, sidebar: ['b', 'a'] })] }`,
    },
    'src/content/docs/en/',
    'src/content/docs/de/',
  ],
  [
    'Nuxt Content',
    {
      'nuxt.config.ts': `export default { modules: ['@nuxt/content'], i18n: { defaultLocale: 'en', locales: ['en', 'de'] } }`,
    },
    'content/en/',
    'content/de/',
  ],
])('translations of %s get the file names of their originals', async (system, config, originals, folder) => {
  const numbers = system === 'Nuxt Content' ? ['1.', '2.'] : ['', '']
  const page = (name: string) => (name === 'b' ? numbers[0]! : numbers[1]!) + name + '.md'
  const result = convert({
    ...config,
    [originals + page('b')]: '# B\n',
    [originals + page('a')]: '# A\n',
    [folder + page('a')]: '# Ah\n\n[Hier](/de/a)\n',
  })
  expect(texts(result)).toEqual([
    'content/de/docs/2.a.md',
    'content/docs/1.b.md',
    'content/docs/2.a.md',
    'content/redirects.yml',
  ])
  expect(result.site.read('content/de/docs/2.a.md')).toContain('[Hier](./2.a.md)')
  expect(result.site.read('content/redirects.yml')).toContain('\n/de/a: /de/docs/a\n')
  expect(result.summary).toContain(LANGUAGES)
  expect(await result.site.problems()).toEqual([])
})

test('a language with a region keeps its capital letters', () => {
  const pages = 'i18n/pt-BR/docusaurus-plugin-content-docs/current'
  const { site, summary } = convert({
    'docusaurus.config.js': `module.exports = { i18n: { defaultLocale: 'en', locales: ['en', 'pt-BR'] }, presets: [['classic', {}]] }`,
    'docs/use.md': '---\nslug: /old\n---\n\n# Use\n',
    'docs/more.md': '# More\n',
    [`${pages}/use.md`]: '---\nslug: /old\n---\n\n# Usar\n',
    [`${pages}/more.md`]: '# Mais\n',
  })
  expect(site.files()).toContain('content/pt-BR/docs/use.md')
  expect(site.read('content/redirects.yml')).toBe(
    '# Old URLs of Docusaurus\n/docs/old: /docs/use\n/pt-BR/docs/old: /pt-BR/docs/use\n',
  )
  expect(summary).toContain("Write these languages into src/site.ts: languages: [en, { ...pt, code: 'pt-BR' }].")
})

test('the report names the home page of the language of a landing page', () => {
  const home = '---\nlayout: home\nhero:\n  name: Ink\n---\n'
  const { notes } = convert({
    '.vitepress/config.ts': `export default { locales: { root: {}, de: {} } }`,
    'index.md': home,
    'de/index.md': home,
  })
  expect(notes).toContain(
    'de/index.md  The landing page is content/de/docs/index.yml. To use the file as the home page, move it to content/de/index.yml.',
  )
})

test('translations of the "not found" page are left out', () => {
  const { site, notes } = convert({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ locales: { root: {}, de: {} } })] }`,
    'src/content/docs/a.md': '# A\n',
    'src/content/docs/404.md': 'Gone\n',
    'src/content/docs/de/404.md': 'Weg\n',
  })
  expect(site.files().filter((file) => file.includes('404'))).toEqual([])
  expect(notes).toContain(
    'src/content/docs/de/404.md  The "not found" page is left out. Edit src/pages/404.tsx instead. The text of the old page is "Weg".',
  )
})

const mkdocs = (structure: string) =>
  `site_name: Ink\nplugins:\n  - i18n:\n      docs_structure: ${structure}\n      languages:\n        - locale: en\n          default: true\n        - locale: de\n        - locale: fr\n          build: false\nnav:\n  - b.md\n  - a.md\n`

test.each<[string, Files]>([
  ['suffix', { 'docs/b.md': '# B\n', 'docs/a.en.md': '# A\n', 'docs/a.de.md': '# Ah\n\n[B](b.md) [A](a.md)\n' }],
  ['folder', { 'docs/en/b.md': '# B\n', 'docs/en/a.md': '# A\n', 'docs/de/a.md': '# Ah\n\n[B](b.md) [A](a.md)\n' }],
])('translations of MkDocs with the structure "%s" get the file names of their originals', async (structure, files) => {
  const result = convert({ 'mkdocs.yml': mkdocs(structure), ...files })
  expect(texts(result)).toEqual([
    'content/de/docs/2.a.md',
    'content/docs/1.b.md',
    'content/docs/2.a.md',
    'content/redirects.yml',
  ])
  expect(result.site.read('content/de/docs/2.a.md')).toContain('[B](../../docs/1.b.md) [A](./2.a.md)')
  expect(result.site.read('content/redirects.yml')).toContain('\n/a: /docs/a\n')
  expect(result.site.read('content/redirects.yml')).toContain('\n/de/a: /de/docs/a\n')
  expect(result.summary).toContain(LANGUAGES)
  expect(await result.site.problems()).toEqual([])
})
