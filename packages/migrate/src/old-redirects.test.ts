import { createOldSite } from './old-site.fixture'

const PAGES = {
  'src/content/docs/use/one.md': '---\ntitle: One\n---\n\n## Part\n',
  'src/content/docs/use/two.md': '---\ntitle: Two\n---\n',
}
const ONE = '/a: /docs/use/one'
const astro = (redirects: string) => ({
  'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { redirects: ${redirects} }\n`,
})

/** Migrates a site. Returns the lines of the new redirect table, without the redirects of moved pages, and the messages about redirects. */
function carry(files: Record<string, string>, existing: Record<string, string> = {}) {
  const site = createOldSite({ ...PAGES, ...astro('{}'), ...files }, existing)
  const report = site.migrate()
  const table = site.read('content/redirects.yml').split('\n')
  return {
    lines: table.filter((line) => line && !line.startsWith('#') && !line.startsWith('/use/')),
    notes: report.filter((line) => /redirect|leads? to|is a page/.test(line) && !/^Starlight to/.test(line)),
  }
}

test.each<[string, Record<string, string>, string[]]>([
  [
    'Astro',
    astro(`{ '/a': '/use/one/', '/b/': { status: 302, destination: 'https://github.com' } }`),
    [ONE, '/b: "https://github.com"'],
  ],
  [
    'Netlify',
    { 'public/_redirects': '#\n/a /use/one 301\n/b/* https://a.org/:splat\n' },
    [ONE, '"/b/*": "https://a.org/*"'],
  ],
  ['netlify.toml', { 'netlify.toml': '[[redirects]]\n  from = "/a"\n  to = "/use/one"\n  status = 301\n' }, [ONE]],
  [
    'Vercel',
    { 'vercel.json': '{"redirects":[{"source":"/a/:b*","destination":"/use/one"}]}' },
    ['"/a/*": /docs/use/one'],
  ],
  ['Astro with an anchor', astro(`{ '/a': '/use/one#part' }`), ['/a: "/docs/use/one#part"']],
  ['Astro to other redirects', astro(`{ '/a': '/b', '/b': '/use/two' }`), ['/a: /docs/use/two', '/b: /docs/use/two']],
  ['a folder', astro(`{ '/o/[...slug]': '/use/[...slug]' }`), ['/o/one: /docs/use/one', '/o/two: /docs/use/two']],
  ['Astro with a space', astro(`{ '/a%20b': '/use/one' }`), ['"/a b": /docs/use/one']],
])('converts redirects of %s', (_, files, lines) => {
  expect(carry(files)).toEqual({ lines, notes: [] })
})

test('reads redirects of Docusaurus and Nuxt', () => {
  const docusaurus = createOldSite({
    'docusaurus.config.js': `module.exports = { plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: ['/x', '/y'], to: '/docs/a' }] }]] }`,
    'docs/a.md': '# A\n\n[x](/x)\n',
  })
  docusaurus.run()
  expect(docusaurus.read('content/redirects.yml')).toContain('\n/x: /docs/a\n/y: /docs/a\n')
  expect(docusaurus.read('content/docs/a.md')).toContain('[x](./a.md)')
  const nuxt = createOldSite({
    'nuxt.config.ts': `export default { modules: ['@nuxt/content'], routeRules: { '/x': { redirect: '/a' }, '/y/**': { redirect: { to: '/a', statusCode: 301 } } } }`,
    'content/a.md': '# A\n',
  })
  nuxt.run()
  expect(nuxt.read('content/redirects.yml')).toContain('\n/x: /docs/a\n"/y/*": /docs/a\n')
})

test.each([
  [
    'a target that is no page',
    `{ '/a': '/gone' }`,
    'The redirect from "/a" is left out: "/gone" is not a page. Write the redirect into content/redirects.yml.',
  ],
  [
    'a pattern',
    `{ '/a/[id]/b': '/use/one' }`,
    'The redirect from "/a/[id]/b" is left out: only the end of a path may be a wildcard. Write its URLs into content/redirects.yml.',
  ],
])('reports %s', (_, redirects, note) => {
  expect(carry(astro(redirects))).toEqual({ lines: [], notes: [`astro.config.mjs:2  ${note}`] })
})

test('leaves out and reports an anchor that no page has', () => {
  expect(carry(astro(`{ '/a': '/use/one#gone' }`))).toEqual({
    lines: [ONE],
    notes: ['astro.config.mjs:2  The redirect from "/a" leads to the top of the page, which has no id "gone".'],
  })
})

test('reports redirects with conditions or statuses that only a host supports', () => {
  expect(carry({ 'public/_redirects': '/a /use/one 301 Country=de\n/b /use/one 200\n' })).toEqual({
    lines: [],
    notes: [
      'public/_redirects:1  The unsupported redirect "/a /use/one 301 Country=de" is left out.',
      'public/_redirects:2  The unsupported redirect "/b /use/one 200" is left out.',
    ],
  })
})

test('does not write redirects from a page of this site, or redirects that exist in another case', () => {
  const { lines, notes } = carry(astro(`{ '/blog': '/use/one', '/Faq': '/use/two' }`), {
    'content/blog/index.yml': 'title: Blog\n',
    'content/redirects.yml': '/faq: /blog\n',
  })
  expect(lines).toEqual(['/faq: /blog'])
  expect(notes).toEqual([
    'content/redirects.yml:1  "/blog" is a page of this site, so it cannot redirect to "/docs/use/one". Move the page, or link to the target.',
    'content/redirects.yml:1  "/Faq" already redirects to "/blog", not to "/docs/use/two". Keep the correct redirect.',
  ])
})
