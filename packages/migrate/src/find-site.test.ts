import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOldSite } from './old-site.fixture'

const pages = (...files: string[]) => Object.fromEntries(files.map((file) => [file, `# ${file}\n`]))
const NO_CONFIG = { 'docusaurus.config.js': 'module.exports = {}' }
const vitepress = (config: string, files: Record<string, string> = {}) =>
  createOldSite({ '.vitepress/config.ts': config, ...pages('b.md', 'a.md'), ...files })
const SIDEBAR = `[{ text: 'B', link: '/b' }, { text: 'A', link: '/a' }]`
const inDocs = (file: string) => `content/docs/${file}`
const ORDERED = ['1.b.md', '2.a.md'].map(inDocs)
const pagesOf = (site: ReturnType<typeof createOldSite>) => site.files().filter((file) => file.endsWith('.md'))

describe('the folder of the pages', () => {
  test('converts pages beside the folder of the configuration', () => {
    const site = createOldSite({
      'site/docusaurus.config.js': `export default { presets: [['classic', { docs: { path: '../texts' } }]] }`,
      'site/static/files/a.zip': 'zip',
      'texts/part/one.md': '[two](./two.md) [zip](/files/a.zip) [file](@site/static/files/a.zip)\n',
      'texts/part/two.md': 'Two\n',
    })
    expect(site.runIn('site').notes).toEqual([])
    expect(site.read('content/docs/part/one.md')).toBe('[two](./two.md) [zip](/files/a.zip) [file](/files/a.zip)\n')
    expect(site.read('static/files/a.zip')).toBe('zip')
  })

  test('reports the line of a computed folder', () => {
    const site = createOldSite({
      'docusaurus.config.js': `import { where } from 'not-installed'\n\nexport default { plugins: [['@docusaurus/plugin-content-docs', { path: where() }]] }`,
      ...pages('docs/a.md', 'blog/news.md'),
    })
    expect(() => site.run()).toThrow(
      /^docusaurus\.config\.js:3 The folder of the pages is computed: "where\(\)"\. .*: not-installed\. Write the folder as text, such as "\.\.\/docs"\.$/,
    )
  })

  test('reports a missing folder', () => {
    const options = `const options = { path: '../elsewhere' }`
    const site = createOldSite({
      'docusaurus.config.js': `${options}\nexport default { plugins: [['@docusaurus/plugin-content-docs', options]] }`,
      ...pages('blog/news.md', 'README.md'),
    })
    expect(() => site.run()).toThrow('docusaurus.config.js sets "../elsewhere" as the folder of the pages, but ')
  })

  test('suggests a folder inside the given folder', () => {
    const site = createOldSite({ 'a/docs/.vitepress/config.ts': 'export default {}', ...pages('a/docs/a.md') })
    expect(() => site.run()).toThrow(/ The folder may be "a\/docs"\.$/)
  })
})

describe('the configuration', () => {
  test('runs a configuration with installed packages', () => {
    const site = vitepress(
      `import { makeSidebar } from 'sidebars'\nexport default async () => ({ themeConfig: { sidebar: await makeSidebar(['b', 'a']) } })`,
      {
        'node_modules/sidebars/package.json': '{ "name": "sidebars", "main": "index.js" }',
        'node_modules/sidebars/index.js': `exports.makeSidebar = async (names) => { const lines = []; for (const name of names) lines.push({ text: name, link: '/' + name }); return lines }`,
      },
    )
    expect(site.run().text).toContain('\nThe configuration was run: .vitepress/config.ts.\n')
    expect(pagesOf(site)).toEqual(ORDERED)
  })

  test('runs a configuration without its missing packages, and names the packages', () => {
    const site = vitepress(
      `import { withExtras, version } from 'not-installed/config'\nimport more from '@not/installed'\nconst lines = []\nfor (const name of ['b', 'a']) lines.push({ text: \`\${name} \${version}\`, link: '/' + name })\nexport default withExtras({ markdown: { config: (md) => more(md) }, themeConfig: { sidebar: lines.filter(({ link }) => link) } })`,
    )
    const { notes, text } = site.run()
    expect(notes.map(({ message }) => message.replace(/ Install .*/, ''))).toEqual([
      'A label of the sidebar is computed: "b ${version}".',
      'A label of the sidebar is computed: "a ${version}".',
    ])
    expect(text).toContain(
      '.vitepress/config.ts was run without packages that cannot be loaded: not-installed/config, @not/installed.',
    )
    expect(pagesOf(site)).toEqual(ORDERED)
  })

  test('reads a configuration as text if it calculates with a value of a missing package', () => {
    const site = vitepress(
      `import { major } from 'not-installed'\nexport default { themeConfig: { sidebar: [{ text: \`v\${major - 1}\`, link: '/b' }, { text: 'A', link: '/a' }] } }`,
    )
    expect(site.run().text).toContain(
      'was read as text because the run failed: major belongs to a package that cannot be loaded',
    )
    expect(pagesOf(site)).toEqual(ORDERED)
  })

  test('reads a configuration with its functions and modules as text if the run fails, and names the reason', () => {
    const site = vitepress(
      `const key = process.env.KEY.trim()\nimport * as parts from './parts'\nconst { sidebar } = parts\nexport default { themeConfig: { sidebar: sidebar('/') } }`,
      {
        '.vitepress/parts.ts': `import names from './names.json'\nexport function sidebar(start: string) {\n  const b = { text: 'B', link: \`\${start}\${names.b}\` }\n  return [b, ...rest(start)]\n}\nconst rest = (start: string) => [{ text: 'A', link: start + 'a' }]`,
        '.vitepress/names.json': '{ "b": "b" }',
      },
    )
    expect(site.run().text).toContain(
      `.vitepress/config.ts was read as text because the run failed: Cannot read properties of undefined (reading 'trim')`,
    )
    expect(pagesOf(site)).toEqual(ORDERED)
  })

  test.each([
    ['run', 'more(…)', ''],
    ['read as text', 'more("x")', 'process.env.KEY.trim(); '],
  ])('reports each computed part of the sidebar if the configuration is %s', (_, label, statement) => {
    const site = vitepress(
      `import { more } from 'not-installed'\n\n${statement}export default { themeConfig: { sidebar: [{ text: 'B', link: '/b' }, ...more(), { text: more('x'), items: [{ text: 'A', link: '/a' }] }] } }`,
    )
    const remedy = 'Install the packages of the old site and convert again, or correct the new sidebar.'
    expect(site.migrate().slice(0, 2)).toEqual([
      `.vitepress/config.ts:3  A part of the sidebar is computed: "more()". ${remedy}`,
      `.vitepress/config.ts:3  A label of the sidebar is computed: "${label}". ${remedy}`,
    ])
    expect(pagesOf(site)).toEqual(['content/docs/1.b.md', 'content/docs/2.group/1.a.md'])
  })

  test('if the configuration is read as text, reports a sidebar that statements change', () => {
    const site = vitepress(
      `process.env.KEY.trim()\nconst sidebar = []\nfor (const name of ['b', 'a']) sidebar.push({ text: name, link: name })\nexport default { themeConfig: { sidebar } }`,
    )
    expect(site.migrate()[0]).toMatch(
      /^\.vitepress\/config\.ts:1 {2}No sidebar was found\. \.vitepress\/config\.ts was read as text because the run failed: /,
    )
  })

  test.each([
    ['writes', `require('node:fs').writeFileSync('TARGET', '')`],
    ['starts a process', `require('node:child_process').execSync('touch TARGET')`],
    ['reads other folders', `require('node:fs').readFileSync('/etc/hostname')`],
    ['requires an environment variable', `if (!process.env.HOME) throw new Error('no home')`],
  ])('stops a configuration that %s', (_, statement) => {
    const target = join(tmpdir(), `migrate-canary-${process.pid}`)
    const site = vitepress(
      `${statement.replace('TARGET', target)}\nexport default { themeConfig: { sidebar: ${SIDEBAR} } }`,
    )
    expect(site.run().text).toContain('.vitepress/config.ts was read as text because the run failed')
    expect(existsSync(target)).toBe(false)
    expect(pagesOf(site)).toEqual(ORDERED)
  })

  test('reports a missing sidebar if the old system generates none', () => {
    expect(vitepress('export default {}').migrate()[0]).toBe(
      '.vitepress/config.ts:1  No sidebar was found. Pages have the order of their files. Number the files, or install the packages of the old site and convert again.',
    )
  })
})

describe('rewrites of VitePress', () => {
  test('applies rewrites to links, the sidebar and redirects', async () => {
    const site = createOldSite({
      '.vitepress/config.ts': `export default { cleanUrls: true, rewrites: { 'packages/:name/src/index.md': ':name/index.md', 'packages/:name/src/:rest*': ':name/:rest*', 'old.md': 'new.md' }, themeConfig: { sidebar: [{ text: 'Ink', items: [{ text: 'Use', link: '/ink/use' }, { text: 'All', link: '/ink/' }] }, { text: 'New', link: '/new' }] } }`,
      'packages/ink/src/index.md': '# Ink\n\n[use](/ink/use#mix) [next](./use)\n',
      'packages/ink/src/use.md': '# Use\n\n## Mix\n',
      'old.md': '# Old\n',
    })
    site.run()
    expect(pagesOf(site)).toEqual(['1.ink/1.use.md', '1.ink/2.all.md', '2.old.md'].map(inDocs))
    expect(site.read('content/docs/1.ink/2.all.md')).toContain('[use](./1.use.md#mix) [next](./1.use.md)')
    expect(site.read('content/redirects.yml')).toBe(
      '# Old URLs of VitePress\n/new: /docs/old\n/ink: /docs/ink/all\n/ink/use: /docs/ink/use\n',
    )
    expect(await site.problems()).toEqual([])
  })

  test('reports rewrites in a function', () => {
    const site = vitepress(
      `export default { rewrites: (file) => file.replace('a', 'b'), themeConfig: { sidebar: ${SIDEBAR} } }`,
    )
    expect(site.migrate()[0]).toBe(
      '.vitepress/config.ts:1  "rewrites" is computed and has no effect on the conversion. Move the pages, and add redirects.',
    )
  })
})

test('reports a file from which the old site generates several pages', () => {
  const site = vitepress(`export default { themeConfig: { sidebar: ${SIDEBAR} } }`, pages('kit/[name].md'))
  expect(site.migrate()[0]).toBe(
    'kit/[name].md:1  The old site generates several pages from this file. It became one page; write the other pages.',
  )
})

describe('pages that the old site does not publish', () => {
  test('reports unpublished pages, and converts only included ones', () => {
    const site = vitepress(
      `export default { srcExclude: ['**/TODO.md', 'notes/**'], themeConfig: { sidebar: ${SIDEBAR} } }`,
      { ...pages('notes/plan.md', 'TODO.md'), 'b.md': '<!--@include: ./notes/plan.md-->\n' },
    )
    expect(site.migrate()[0]).toBe('.vitepress/config.ts:1  Pages that "srcExclude" excludes are not converted: 2.')
    expect(pagesOf(site)).toEqual([...ORDERED, inDocs('_snippets/notes/plan.md')])
  })

  test('throws an error for computed patterns', () => {
    const site = vitepress(`import { drafts } from 'not-installed'\nexport default { srcExclude: drafts() }`)
    expect(() => site.run()).toThrow(
      /^\.vitepress\/config\.ts:2 "srcExclude" is computed: "drafts\(\)"\. .* Write a list of texts, such as \["drafts\/\*\*"\]\.$/,
    )
  })

  test('reads the option of Docusaurus', () => {
    const site = createOldSite({
      'docusaurus.config.js': `module.exports = { presets: [['classic', { docs: { exclude: ['in/**'] } }]] }`,
      ...pages('docs/a.md', 'docs/in/b.md'),
    })
    site.run()
    expect(pagesOf(site)).toEqual(['content/docs/a.md'])
  })
})

test('renames a README that is not the page of its folder', () => {
  const site = vitepress(`export default { themeConfig: { sidebar: ${SIDEBAR} } }`, pages('index.md', 'README.md'))
  site.run()
  expect(pagesOf(site)).toEqual([...ORDERED, 'content/docs/index.md', 'content/docs/overview.md'])
})

test('--exclude leaves out files by patterns relative to the folder of pages', () => {
  const site = createOldSite({ ...NO_CONFIG, ...pages('docs/a.md', 'docs/in/b.md', 'docs/c.md') })
  site.run('--exclude', 'in/**', '--exclude', 'docs/c.md')
  expect(pagesOf(site)).toEqual(['content/docs/a.md'])
})

test('--base sets the path of the old site in its links', () => {
  const site = createOldSite({ ...NO_CONFIG, 'docs/a.md': '[b](/old/docs/b)\n', 'docs/b.md': 'B\n' })
  expect(site.run('--base', 'old').notes).toEqual([])
  expect(site.read('content/docs/a.md')).toBe('[b](./b.md)\n')
})

test('reports several folders of documentation, and converts one', () => {
  const site = createOldSite({
    'docusaurus.config.js': `module.exports = { presets: [['classic', { docs: {} }]], plugins: [['@docusaurus/plugin-content-docs', { id: 'sdk', path: 'sdk' }]] }`,
    ...pages('docs/a.md', 'sdk/b.md'),
  })
  expect(site.migrate()[0]).toBe(
    'docusaurus.config.js:1  The documentation in "sdk" is not converted: the command converts one folder. Run it again for this folder, with --from docusaurus and another --to.',
  )
})

test('groups messages of one kind, with their number and the first places', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const site = createOldSite({
    ...NO_CONFIG,
    ...Object.fromEntries(names.map((name) => [`docs/${name}.md`, `[x](/gone-${name})\n`])),
    'docs/f.md': '---\nlast_update: x\n---\n',
  })
  const gone = (name: string) =>
    `  docs/${name}.md:1  The link "/gone-${name}" leads to a page that does not exist. Correct the link when the build reports it.`
  const other =
    'docs/f.md:2  The unsupported field "last_update" is left out. Pages show the date of their last commit.'
  const end = [
    'Docusaurus to content/docs: 6 pages, 0 copied files, 0 redirects, 6 things to look at.',
    'The configuration was run: docusaurus.config.js.',
    'Nothing was written: this was a dry run.',
  ]
  expect(site.run('--dry-run').text.split('\n')).toEqual([
    '5 times:',
    ...['a', 'b', 'c'].map(gone),
    '  and at 2 more places; --all lists them',
    '',
    other,
    '',
    ...end,
  ])
  const all = ['5 times:', ...names.map(gone), '', other, '', ...end]
  expect(site.run('--dry-run', '--all').text.split('\n')).toEqual(all)
})
