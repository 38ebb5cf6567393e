import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { misplacedDrafts } from '@galley/testing/misplaced-fields.fixture'
import { createOldSite } from './old-site.fixture'

const CONFIG = { 'docusaurus.config.js': 'module.exports = { presets: [] }' }
const page = (text: string) => createOldSite({ ...CONFIG, 'docs/a.md': text })

/** Converts a page of Docusaurus, and returns the result with the report. */
function convert(text: string) {
  const site = page(text)
  const report = site.migrate()
  return { text: site.read('content/docs/a.md'), notes: report.filter((line) => line.startsWith('docs/')) }
}

test('--dry-run writes nothing', () => {
  const site = page('Text\n')
  expect(site.migrate('--dry-run')).toEqual([
    'Docusaurus to content/docs: 1 page, 0 copied files, 0 redirects, 0 things to look at.',
    'Nothing was written: this was a dry run.',
  ])
  expect(site.files()).toEqual([])
})

test('writes nothing if a file exists, unless --force is given', () => {
  const site = createOldSite({ ...CONFIG, 'docs/a.md': 'B\n', 'docs/b.md': 'B\n' }, { 'content/docs/a.md': 'Mine\n' })
  expect(() => site.run()).toThrow(
    'Nothing was written, because these files exist:\n  content/docs/a.md\nMove them away, choose another folder with --to, or overwrite them with --force.',
  )
  expect(site.files()).toEqual(['content/docs/a.md'])
  expect(site.read('content/docs/a.md')).toBe('Mine\n')
  site.run('--force')
  expect(site.read('content/docs/a.md')).toBe('B\n')
})

test('adds redirects to the existing table', () => {
  const site = createOldSite(
    { ...CONFIG, 'docs/a.md': '', 'docs/b.md': '---\nslug: /bee\n---\n', 'docs/c.md': '---\nslug: sea\n---\n' },
    { 'content/redirects.yml': '# Mine\n/docs/bee: /docs/a\n' },
  )
  expect(site.migrate()[0]).toBe(
    'content/redirects.yml:1  "/docs/bee" already redirects to "/docs/a", not to "/docs/b". Keep the correct redirect.',
  )
  expect(site.read('content/redirects.yml')).toBe(
    '# Mine\n/docs/bee: /docs/a\n\n# Old URLs of Docusaurus\n/docs/sea: /docs/c\n',
  )
})

test.each<[string, Record<string, string>, string[], string]>([
  [
    'a folder of no known system',
    { 'docs/a.md': 'A' },
    [],
    'has no docusaurus.config, .vitepress/config, astro.config with Starlight, or nuxt.config with Nuxt Content. Pass the folder that contains this file, or name the system with --from: docusaurus, vitepress, starlight, nuxt-content, markdown.',
  ],
  [
    'a folder of two systems',
    { ...CONFIG, '.vitepress/config.ts': 'export default {}', 'docs/a.md': 'A' },
    [],
    'has the files of Docusaurus and of VitePress. Choose one of the systems with --from: docusaurus, vitepress, starlight, nuxt-content, markdown.',
  ],
  [
    'Astro without Starlight',
    { 'astro.config.mjs': 'export default {}', 'src/content/docs/a.md': '' },
    [],
    'has no docusaurus.config',
  ],
  ['a folder without pages', { ...CONFIG, 'docs/a.txt': 'A' }, [], 'has no .md or .mdx file. Pass the folder'],
  ['an unknown system', CONFIG, ['--from', 'jekyll'], 'Unknown system "jekyll". Use one of: docusaurus'],
  [
    'a target outside of the content',
    CONFIG,
    ['--to', 'docs'],
    '--to "docs" is outside content/. Choose a folder such as content/docs.',
  ],
  ['two folders', CONFIG, ['more'], 'Pass one folder.'],
])('%s is an error', (_, files, args, message) => {
  expect(() => createOldSite(files).run(...args)).toThrow(message)
})

test('--from accepts the folder of pages itself', () => {
  const site = createOldSite({ 'a.md': '::: info\nA\n:::\n' })
  site.run('--from', 'vitepress', '--to', 'content/guide')
  expect(site.read('content/guide/a.md')).toBe(':::note[Info]\nA\n:::\n')
})

test('reports and keeps invalid front matter', () => {
  const { text, notes } = convert('---\ntitle: [a\n---\nText\n')
  expect(text).toBe('---\ntitle: [a\n---\nText\n')
  expect(notes).toHaveLength(1)
  expect(notes[0]).toMatch(/^docs\/a\.md:1 {2}The front matter cannot be read: /)
})

test.each([
  ['an empty line', '\n', ''],
  ['spaces and a zero-width space', '  \n\u200B', ''],
  ['two byte order marks', '\uFEFF\uFEFF', ''],
  ['a comment, which moves into the text,', '<!-- MIT\nlicence -->\n\n', '\n<!-- MIT\nlicence -->\n'],
])('front matter below %s is read', (_, above, kept) => {
  const { text, notes } = convert(`${above}---\ntitle: A\ndraft: true\n---\n\nText [B](./b.md)\n`)
  expect(text).toBe(`---\ntitle: A\ndraft: true\n---\n${kept}\nText [B](./b.md)\n`)
  const line = above.split('\n').length + 5
  expect(notes).toEqual([expect.stringMatching(new RegExp(`^docs/a\\.md:${line} {2}`))])
})

test.each(Object.entries(misplacedDrafts))('a draft with %s stays a draft, or is reported', async (_, draft) => {
  const site = createOldSite({ ...CONFIG, 'docs/plan.md': draft })
  const report = site.migrate()
  const isDraft = /^---\n(?:.+\n)*draft: true\n(?:.+\n)*---\n/.test(site.read('content/docs/plan.md'))
  const told = [...report, ...(await site.problems())].filter((line) => /^(?:content\/)?docs\/plan\.md:/.test(line))
  expect(isDraft || told.length > 0).toBe(true)
})

test('leaves out the "not found" page, and reports its text', () => {
  const site = createOldSite({
    'astro.config.mjs': `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'A' })] }`,
    'src/content/docs/404.md':
      '---\ntitle: Lost\ntemplate: splash\nhero:\n  tagline: Try the "search".\n---\n\nOr go\nhome.\n',
    'src/content/docs/codes/404.md': '---\ntitle: Status 404\n---\n\nText.\n',
  })
  expect(site.migrate()[0]).toBe(
    `src/content/docs/404.md:1  The "not found" page is left out. Edit src/pages/404.tsx instead. The text of the old page is "Lost Try the 'search'. Or go home.".`,
  )
  expect(site.files().filter((file) => file.includes('404'))).toEqual(['content/docs/codes/404.md'])
  const docs = page('---\nslug: /404\n---\nText\n')
  docs.run()
  expect(docs.files()).toContain('content/docs/a.md')
})

test('writes a bare link with an unsupported scheme as code', () => {
  const site = createOldSite({ 'a.md': 'Or <vscode:extension/c.d>.\n' })
  site.run('--from', 'markdown')
  expect(site.read('content/docs/a.md')).toBe('Or `vscode:extension/c.d`.\n')
})

test('replaces a link to a redirect by the external target of the redirect', () => {
  const redirects = { 'static/_redirects': '/hosting https://host.example/start\n' }
  const site = createOldSite({ ...CONFIG, ...redirects, 'docs/a.md': '[Host](/hosting#plans)\n' })
  site.run()
  expect(site.read('content/docs/a.md')).toBe('[Host](https://host.example/start#plans)\n')
})

test('adds no redirect to a draft', () => {
  const site = createOldSite({
    'docusaurus.config.js': "module.exports = { presets: [['classic', { docs: { routeBasePath: '/' } }]] }",
    'docs/a.md': 'A\n',
    'docs/b.md': '---\ndraft: true\n---\nB\n',
  })
  site.run()
  expect(site.read('content/redirects.yml')).toBe('# Old URLs of Docusaurus\n/a: /docs/a\n')
})

test('reports symbolic links, and does not follow them', () => {
  const site = createOldSite({ ...CONFIG, 'docs/a.md': 'A\n', 'CHANGES.md': 'B\n' })
  symlinkSync('../CHANGES.md', join(site.folder, 'docs/b.md'))
  symlinkSync('..', join(site.folder, 'docs/loop'))
  symlinkSync('ada@host.123', join(site.folder, 'docs/.#a.md'))
  const message =
    '1  Symbolic links are not followed. Replace the link by its file or folder, or copy what the site needs.'
  expect(site.migrate().filter((line) => line.includes('Symbolic'))).toEqual([
    `docs/b.md:${message}`,
    `docs/loop:${message}`,
  ])
  expect(site.files()).toEqual(['content/docs/a.md'])
})

test('reports components on a line with words', () => {
  const note = 'shares a line with other text. Put the component on separate lines, and convert the page again.'
  expect(convert('Words <Tabs><TabItem label="npm">a</TabItem></Tabs>\n').notes).toEqual([
    `docs/a.md:1  "<TabItem>" ${note}`,
    `docs/a.md:1  "<Tabs>" ${note}`,
  ])
})

test('reports missing targets of links, images and includes', () => {
  const { notes } = convert(
    '[a](./gone.md), [b](/gone), ![c](./gone.png), [d](https://astro.build), [e](#x), [f](mailto:a@b.c)\n',
  )
  expect(notes).toEqual([
    'docs/a.md:1  The link "./gone.md" leads to a page that does not exist. Correct the link when the build reports it.',
    'docs/a.md:1  The link "/gone" leads to a page that does not exist. Correct the link when the build reports it.',
    'docs/a.md:1  The image "./gone.png" does not exist. Save the file beside the page, or remove the image.',
  ])
})

test('takes order, folder titles and unlisted pages from a sidebar of ids and groups', () => {
  const site = createOldSite({
    ...CONFIG,
    'sidebars.js': `module.exports = { docs: ['z', { type: 'category', label: 'The guide', items: ['guide/two', { type: 'doc', id: 'guide/one', label: 'First' }] }] }`,
    'docs/z.md': 'Z\n',
    'docs/hidden.md': 'H\n',
    'docs/guide/one.md': '---\ntitle: One\nsidebar_position: 1\n---\n',
    'docs/guide/two.md': '---\ntitle: Two\nsidebar_position: 2\n---\n',
  })
  site.run()
  expect(site.files()).toEqual([
    'content/docs/1.z.md',
    'content/docs/2.guide/.navigation.yml',
    'content/docs/2.guide/1.two.md',
    'content/docs/2.guide/2.one.md',
    'content/docs/hidden.md',
  ])
  expect(site.read('content/docs/2.guide/.navigation.yml')).toBe('title: The guide\n')
  expect(site.read('content/docs/2.guide/2.one.md')).toBe('---\ntitle: One\nnavigation:\n  title: First\n---\n')
  expect(site.read('content/docs/hidden.md')).toBe('---\nnavigation: false\n---\nH\n')
})
