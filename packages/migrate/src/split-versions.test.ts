import { createOldSite, type Files, PIXEL, SYSTEMS } from './old-site.fixture'

const configOf = (docs: object) => ({
  'docusaurus.config.js': `module.exports = { presets: [['classic', { docs: ${JSON.stringify(docs)} }]] }`,
})
const kept = (...names: string[]): Files => ({
  'versions.json': JSON.stringify(names),
  ...Object.fromEntries(names.map((name) => [`versioned_docs/version-${name}/setup.md`, `# Set up ${name}\n`])),
})
const DOCS = { 'docs/setup.md': '# Set up\n' }

/** Converts a site of Docusaurus with two kept versions. Returns the settings in the summary, without the states of its lines. */
function convert(docs: object, files: Files = {}, ...args: string[]) {
  const site = createOldSite({ ...configOf(docs), ...DOCS, ...kept('2.0', '1.0'), ...files })
  const { notes, text } = site.run(...args)
  const settings = [...text.matchAll(/\{ name: '(.*)', label: '(.*)', state: '(.*)' \}/g)].map((one) => one.slice(1))
  return { site, notes: notes.map(({ file, message }) => `${file}  ${message}`), settings, text }
}
const redirects = ({ site }: ReturnType<typeof convert>) =>
  site.files().includes('content/redirects.yml') ? site.read('content/redirects.yml').split('\n').slice(1, -1) : []

describe('versions of Docusaurus', () => {
  test('the last version becomes the current one, and docs/ the next one', async () => {
    const result = convert({})
    expect(result.site.files()).toEqual([
      'content/docs/setup.md',
      'content/docs@1.0/setup.md',
      'content/docs@next/setup.md',
    ])
    expect(result.site.read('content/docs/setup.md')).toBe('# Set up 2.0\n')
    expect(result.text).toContain(`Write these versions into src/site.ts:

  versions: [
    { name: 'next', label: 'Next', state: 'next' },
    { name: '2.0', label: '2.0', state: 'current' },
    { name: '1.0', label: '1.0', state: 'unmaintained' },
  ],
`)
    expect(result.notes).toEqual([])
    expect(await result.site.problems()).toEqual([])
  })

  test('each version has its own sidebar, links and files', async () => {
    const page = (name: string) => `# Set up ${name}\n\n[Use](./use.md) ![Shot](./shot.png)\n\n[New](/docs/next/use)\n`
    const { site, notes } = convert(
      { sidebarPath: './sidebars.js' },
      {
        'sidebars.js': `module.exports = { docs: ['setup', 'use'] }`,
        'versioned_sidebars/version-2.0-sidebars.json': '{ "docs": ["use", "setup"] }',
        'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": [{ "Start": ["use", "setup"] }] }',
        ...Object.fromEntries(
          ['docs', 'versioned_docs/version-2.0', 'versioned_docs/version-1.0'].flatMap(
            (folder): [string, Files[string]][] => [
              [`${folder}/setup.md`, page(folder)],
              [`${folder}/use.md`, '# Use\n'],
              [`${folder}/shot.png`, PIXEL],
            ],
          ),
        ),
      },
    )
    expect(notes).toEqual([])
    expect(site.files().filter((file) => file.endsWith('.md'))).toEqual([
      'content/docs/1.use.md',
      'content/docs/2.setup.md',
      'content/docs@1.0/1.start/1.use.md',
      'content/docs@1.0/1.start/2.setup.md',
      'content/docs@next/1.setup.md',
      'content/docs@next/2.use.md',
    ])
    expect(site.read('content/docs@1.0/1.start/2.setup.md')).toBe(
      '# Set up versioned_docs/version-1.0\n\n[Use](./1.use.md) ![Shot](../shot.png)\n\n[New](../../docs@next/2.use.md)\n',
    )
    expect(site.files()).toContain('content/docs@1.0/shot.png')
    expect(await site.problems()).toEqual([])
  })

  test('a URL leads to the current version, even if the version of the page has a file with this path', () => {
    const { site } = convert({ routeBasePath: '/' }, { 'docs/a.md': '[x](/setup) [y](/setup.md)\n' })
    expect(site.read('content/docs@next/a.md')).toBe('[x](../docs/setup.md) [y](./setup.md)\n')
  })

  test('"lastVersion" chooses the current version', () => {
    const result = convert({
      lastVersion: 'current',
      versions: { current: { label: '3.x' }, '2.0': { banner: 'none' } },
    })
    expect(result.site.read('content/docs/setup.md')).toBe('# Set up\n')
    expect(result.settings).toEqual([
      ['3.x', '3.x', 'current'],
      ['2.0', '2.0', 'maintained'],
      ['1.0', '1.0', 'unmaintained'],
    ])
    expect(convert({ lastVersion: '1.0' }).settings.map(([name, , state]) => [name, state])).toEqual([
      ['next', 'next'],
      ['2.0', 'next'],
      ['1.0', 'current'],
    ])
  })

  test('the path of a version becomes its name', () => {
    const result = convert({ versions: { current: { path: 'canary', label: "Ada's" }, '1.0': { path: '/old/' } } })
    expect(result.text).toContain(`{ name: 'canary', label: "Ada's", state: 'next' }`)
    expect(result.site.files()).toContain('content/docs@old/setup.md')
    expect(redirects(result)).toEqual([])
  })

  test('other paths and names get redirects', () => {
    const result = convert(
      { routeBasePath: 'guide', versions: { '2.0': { path: 'stable' }, '1.0-rc': { label: '1.0 RC' } } },
      kept('2.0', '1.0-rc', '1.0_RC'),
    )
    expect(result.settings.map(([name]) => name)).toEqual(['next', 'stable', '1.0.rc', '1.0.rc.2'])
    expect(result.notes).toContain(
      'docusaurus.config.js  The version "1.0-rc" is named "1.0.rc" here, because names consist of lower-case letters, digits and dots. Its old URLs are redirected.',
    )
    expect(redirects(result)).toEqual([
      '/guide/next/setup: /docs/next/setup',
      '/guide/stable/setup: /docs/setup',
      '/guide/1.0-rc/setup: /docs/1.0.rc/setup',
      '/guide/1.0_RC/setup: /docs/1.0.rc.2/setup',
    ])
  })

  test('versions that the old site does not publish are reported', () => {
    const { settings, notes, site } = convert({ onlyIncludeVersions: ['2.0'] })
    expect(settings).toEqual([])
    expect(site.files()).toEqual(['content/docs/setup.md'])
    expect(notes).toEqual([
      'docs  Pages outside versioned_docs/version-2.0/ are not converted: 1. Move these pages by hand.',
      'versioned_docs  Pages outside versioned_docs/version-2.0/ are not converted: 1. Move these pages by hand.',
    ])
    expect(convert({ includeCurrentVersion: false }).settings.map(([name]) => name)).toEqual(['2.0', '1.0'])
    expect(convert({ disableVersioning: true }).site.read('content/docs/setup.md')).toBe('# Set up\n')
  })

  test('another folder than content/docs gets only the current version', () => {
    const { site, notes } = convert({}, {}, '--to', 'content/guide')
    expect(site.files()).toEqual(['content/guide/setup.md', 'content/redirects.yml'])
    expect(site.read('content/guide/setup.md')).toBe('# Set up 2.0\n')
    expect(notes).toContain(
      'docusaurus.config.js  Only content/docs can have versions. These are not converted: "Next", "1.0". Omit --to.',
    )
  })

  test.each<[string, object, Files, string]>([
    [
      'a versions.json without a list',
      {},
      { 'versions.json': '{ "2.0": true }' },
      'versions.json must be a list of versions such as ["2.0", "1.0"], got {"2.0":true}. Correct the file.',
    ],
    [
      'an invalid versions.json',
      {},
      { 'versions.json': '["2.0",' },
      'versions.json must be a list of versions such as ["2.0", "1.0"], but is not valid JSON. Correct the file.',
    ],
    [
      'a missing folder',
      {},
      { 'versions.json': '["2.0", "0.9"]' },
      '/old/versioned_docs/version-0.9" has no .md or .mdx file. Restore the folder, or remove the version from the file.',
    ],
    [
      'an unknown last version',
      { lastVersion: '3.0' },
      {},
      'docusaurus.config.js sets "lastVersion" to "3.0", but the versions are: "current", "2.0", "1.0". Correct the name.',
    ],
  ])('%s is an error', (_, docs, files, message) => {
    expect(() => convert(docs, files)).toThrow(message)
  })

  test('a computed last version is an error', () => {
    const config = `import { last } from 'not-installed'\nexport default { presets: [['classic', { docs: { lastVersion: last() } }]] }`
    expect(() => convert({}, { 'docusaurus.config.js': config })).toThrow(
      /^docusaurus\.config\.js:2 "lastVersion" is computed: "last\(\)"\. .* Write a name such as "2\.0" instead\.$/,
    )
  })
})

describe('versions of other systems', () => {
  test('a folder that looks like a version stays, and is reported', () => {
    const site = createOldSite({
      ...SYSTEMS.vitepress,
      'a.md': '# A\n',
      'v1/a.md': '# A 1\n',
      'ipv4/a.md': '# B\n',
    })
    expect(site.migrate('--from', 'vitepress').filter((line) => line.includes('version'))).toEqual([
      'v1:1  The folder "v1" looks like a version, but stays a folder of the documentation. To make it the version "1", convert with --exclude "v1/**". Then convert this folder with --from and --to content/docs@1.',
    ])
    expect(site.files()).toContain('content/docs/v1/a.md')
  })

  test('a folder of a version gets no redirects, because its old URLs are unknown', () => {
    const site = createOldSite({ 'a.md': '# A\n' })
    expect(site.migrate('--from', 'vitepress', '--to', 'content/docs@1')).toContain(
      'content/docs@1:1  No redirects are added for the pages of a version. If their old URLs started with "/v1", add "/v1/*: /docs/1/*" to content/redirects.yml.',
    )
    expect(site.files()).toEqual(['content/docs@1/a.md'])
  })

  test.each([
    'plugins:\n  - search\n  - mike:\n      alias_type: symlink\n',
    'extra:\n  version:\n    provider: mike\n',
  ])('versions of mike are reported: %j', (setting) => {
    const site = createOldSite({ 'mkdocs.yml': `site_name: Ink\n${setting}`, 'docs/a.md': '# A\n' })
    expect(site.migrate()[0]).toBe(
      'mkdocs.yml:1  The versions of mike are in branches and tags of Git, and are not converted. Check out each old version, and convert it with --to content/docs@NAME.',
    )
  })
})
