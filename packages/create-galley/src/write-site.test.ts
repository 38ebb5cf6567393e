import { runInNewContext } from 'node:vm'
import { defineSite, type Site } from '@galley/core/site'
import { transformSync } from 'esbuild'
import { facts, findTemplate } from './make-site.fixture'
import { writeSite } from './write-site.mjs'

/** Returns the site that the code exports. */
function run(code: string) {
  const module = { exports: {} as { site: Site } }
  const commonJs = transformSync(code, { loader: 'ts', format: 'cjs' }).code
  runInNewContext(commonJs, { module, require: () => ({ defineSite }) })
  // The objects come from another context, so their prototypes differ.
  return structuredClone(module.exports.site)
}

test('writes only facts that differ from the defaults', () => {
  const template = findTemplate('team-blog')
  const code = writeSite({ ...facts, repository: undefined, areas: [], template })
  expect(code.match(/(?<=^ {2})\w+/gm)).toEqual(['name', 'url', 'header', 'seo', 'search', 'colors'])
  const starter = writeSite({ ...facts, areas: ['blog', 'search'] })
  expect(starter.split('\n').length).toBeLessThan(50)
})

test('escapes texts for code', () => {
  const logo = '<svg viewBox="0 0 1 1"><path d="`${x}"/></svg>'
  const site = run(writeSite({ ...facts, logo }))
  expect(site).toMatchObject({
    name: 'Say "Hi": {now}',
    url: 'https://docs.acme.example',
    logo,
    repository: { owner: 'acme', name: 'docs', url: 'https://github.com/acme/docs.git', branch: 'main' },
    social: [{ label: 'GitHub', icon: 'github', to: 'https://github.com/acme/docs.git' }],
    seo: { description: "It's a test." },
    colors: { primary: 'violet' },
    copyright: '© Say "Hi": {now}',
  })
})

test.each([
  ['starter', [], 'Say "Hi": {now} docs'],
  ['handbook', ['search'], 'Say "Hi": {now} handbook'],
  ['team-blog', ['blog'], 'Say "Hi": {now} blog'],
  ['team-blog', ['blog', 'pricing'], 'Say "Hi": {now}'],
])('the title of a %s with the areas %j is "%s": it names the kind of one area', (template, areas, title) => {
  expect(run(writeSite({ ...facts, areas, template: findTemplate(template) })).header.title).toBe(title)
})

test('lists the areas in menus and search', () => {
  const site = run(writeSite({ ...facts, areas: ['blog', 'changelog', 'search'] }))
  expect(site.header.menu).toEqual([
    { label: 'Documentation', to: '/docs/getting-started', pathPrefix: '/docs' },
    { label: 'Blog', to: '/blog' },
    { label: 'Changelog', to: '/changelog' },
  ])
  expect(site.footer.columns.map(({ title, links }) => [title, links.map(({ to }) => to)])).toEqual([
    ['Learn', ['/docs/getting-started', '/search']],
    ['Read', ['/blog', '/changelog']],
  ])
  expect(site.search.areas.map(({ name }) => name)).toEqual(['docs', 'blog', 'changelog', 'pages'])
})

test('omits the documentation of a template without documentation', () => {
  const code = writeSite({ ...facts, template: findTemplate('team-blog') })
  expect(run(code).header.menu).toMatchObject([{ to: '/blog' }, { to: '/pricing' }])
  expect(code).not.toContain('Documentation')
})
