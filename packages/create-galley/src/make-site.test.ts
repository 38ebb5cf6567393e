import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProblem, listColors, readLogo, readOptions, splitAreas, tidyAnswer } from './answers.mjs'
import { facts, findTemplate, JUDGED_QUERIES, makeCopy, project, templates } from './make-site.fixture'
import { writeSiteFacts } from './site-facts.mjs'
import { AREAS } from './starter.mjs'

describe('an answer', () => {
  test.each([
    ['name', 'Acme', 'Acme'],
    ['url', ' https://docs.acme.example/ ', 'https://docs.acme.example'],
    ['repository', 'https://github.com/acme/docs/', 'https://github.com/acme/docs'],
    ['repository', '', ''],
    ['description', 'See https://acme.example/', 'See https://acme.example/'],
  ])('as %s can be "%s"', (name, written, answer) => {
    expect(tidyAnswer(name, written)).toBe(answer)
    expect(findProblem(project, name, answer)).toBeUndefined()
  })

  test.each([
    ['template', 'shop', 'There is no template "shop". Templates: handbook, product-docs, starter, team-blog.'],
    ['template', 'constructor', expect.stringContaining('There is no template "constructor".')],
    ['name', '', 'The name is empty. Give the name of the product.'],
    ['url', 'acme.example', 'The URL "acme.example" must be one such as https://docs.acme.com.'],
    ['repository', 'acme', 'The repository "acme" must be a URL such as https://github.com/acme/docs, or nothing.'],
    ['template', 'hanbook', expect.stringContaining('"hanbook". Did you mean "handbook"? Templates:')],
    ['color', 'orang', expect.stringContaining('"orang". Did you mean "orange"? Colours:')],
    ['areas', 'blgo', expect.stringContaining('"blgo". Did you mean "blog"? Areas:')],
    ['areas', 'docs,blog', 'The documentation is in every site that has one. Leave "docs" out.'],
    ['color', 'pink-ish', expect.stringMatching(/^There is no colour "pink-ish"\. Colours: .*\bviolet\b/)],
    [
      'areas',
      'blog, shop',
      'There is no area "shop". Areas: blog, changelog, templates, studio, pricing, search; or none.',
    ],
    ['logo', '<svg>', 'The logo must be an SVG that begins with "<svg" and has a viewBox.'],
  ])('as %s cannot be "%s"', (name, answer, problem) => {
    expect(findProblem(project, name, answer)).toEqual(problem)
  })

  test('is given by options that are there', () => {
    const options = { color: { type: 'string' }, yes: { type: 'boolean' } } as const
    expect(readOptions(options, ['--color', 'amber', '--yes'])).toEqual({ color: 'amber', yes: true })
    expect(() => readOptions(options, ['--colour', 'amber'])).toThrow(
      'There is no option "--colour". Did you mean "--color"? "npm run new -- --help" lists the options.',
    )
    expect(() => readOptions(options, ['--color'])).toThrow(/argument missing/)
  })

  test('has a logo without what drawing programs write above it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'logo-'))
    const head = '\uFEFF<?xml version="1.0"?>\n<!-- Made with a program. -->\n<!DOCTYPE svg PUBLIC "a" "b">\n'
    writeFileSync(join(folder, 'logo.svg'), `${head}<svg viewBox="0 0 1 1"/>\n`)
    expect(readLogo(join(folder, 'logo.svg'))).toBe('<svg viewBox="0 0 1 1"/>\n')
    rmSync(folder, { recursive: true })
  })

  test('has a logo that is a file', () => {
    expect(readLogo(__filename)).toContain('has a logo that is a file')
    expect(() => readLogo('nope.svg')).toThrow('--logo: There is no file "nope.svg".')
    expect(() => readLogo(project)).toThrow(`--logo: There is no file "${project}".`)
  })

  test('names areas, or none', () => {
    expect(['blog, pricing', 'none', ''].map(splitAreas)).toEqual([['blog', 'pricing'], [], []])
  })
})

describe('writeSiteFacts', () => {
  const source = `const name = 'Old'
const repositoryUrl = 'https://old.example'

/** Kept. */
export const site = {
  name,
  url: 'https://old.example',
  logo: \`<svg/>\`,
  header: { title: \`\${name} content docs\`, menu: [{ label: 'Old', to: repositoryUrl }], action: { label: 'Go', to: '/' } as object },
  footer: { columns: [] },
  repository: undefined as Repository | undefined,
  social: [],
  seo: { titleTemplate: '%s - Old ', title: 'Old', description: 'Old' },
  search: { areas: [], synonyms: [['old', 'former']] },
  colors: { primary: 'green', error: 'red' } satisfies object,
  printMarks: true,
  copyright: 'Old',
} as const
`

  test('changes values, keeps what is around them, and takes out constants that nothing uses', async () => {
    const written = await writeSiteFacts(source, { ...facts, logo: '<svg viewBox="0 0 1 1"><path d="`"/></svg>' })
    expect(written).toContain(`const name = 'Say "Hi": {now}'\n`)
    expect(written).not.toContain('repositoryUrl')
    expect(written).toContain('/** Kept. */')
    expect(written).toContain('logo: `<svg viewBox="0 0 1 1"><path d="\\`"/></svg>`')
    expect(written).toContain(
      `menu: [{ label: 'Documentation', to: '/docs/getting-started', pathPrefix: '/docs' }, { label: 'Blog', to: '/blog' }, { label: 'Pricing', to: '/pricing' }]`,
    )
    expect(written).toContain('header: { title: name,')
    expect(written).toContain('titleTemplate: `%s - ${name}`,')
    expect(written).toContain(`repository: { owner: 'acme', name: 'docs',`)
    expect(written).toContain(`description: 'It\\'s a test.'`)
    expect(written).toContain('synonyms: [] as readonly (readonly string[])[]')
    expect(written).toContain(`colors: { primary: 'violet', error: 'red' } satisfies object`)
  })

  test.each([
    ['starter', [], '`${name} docs`'],
    ['handbook', ['search'], '`${name} handbook`'],
    ['team-blog', ['blog'], '`${name} blog`'],
    ['team-blog', ['blog', 'pricing'], 'name'],
  ])('the title of a %s with %j says what the site holds, if that is one thing: %s', async (template, areas, title) => {
    const written = await writeSiteFacts(source, { ...facts, areas, template: findTemplate(template) })
    expect(written).toContain(`header: { title: ${title},`)
  })

  test('each chosen area that readers follow is in the menu', async () => {
    const written = await writeSiteFacts(source, { ...facts, areas: ['blog', 'changelog', 'search'] })
    expect(written).toContain(`{ label: 'Blog', to: '/blog' }, { label: 'Changelog', to: '/changelog' }]`)
  })

  test('a template without documentation has no entry of it', async () => {
    const written = await writeSiteFacts(source, { ...facts, template: findTemplate('team-blog') })
    expect(written).toContain(`menu: [{ label: 'Blog', to: '/blog' }, { label: 'Pricing', to: '/pricing' }]`)
    expect(written).not.toContain('Documentation')
    expect(written).not.toContain(`'/docs'`)
  })

  test('says which field is missing', async () => {
    await expect(writeSiteFacts(source.replace('seo:', 'meta:'), facts)).rejects.toThrow(
      'src/site.ts has no "site.seo.titleTemplate". Run this command in a fresh clone.',
    )
  })
})

const listContent = (folder: string) => readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })

describe('makeSite', () => {
  let folder: string
  let read: (file: string) => string
  beforeAll(async () => void ({ folder, read } = await makeCopy()))

  test('writes the content of the chosen areas, with the name where it belongs', () => {
    expect(readdirSync(join(folder, 'content')).sort()).toEqual([
      'authors',
      'blog',
      'docs',
      'index.yml',
      'pricing.yml',
      'redirects.yml',
    ])
    expect(read('content/index.yml')).toContain('title: "Say \\"Hi\\": {now}"')
    expect(read('content/blog/welcome.md')).toContain('date: 2026-01-31')
  })

  test('leaves nothing of this project in what its visitors and developers read first', () => {
    for (const file of ['src/site.ts', 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'package.json'])
      expect(read(file).replace(/"galley [a-z -]+"/g, '"the command"')).not.toMatch(/(?<!@)galley/i)
    expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'say-hi-now', description: "It's a test." })
    for (const [, target = ''] of (read('README.md') + read('CONTRIBUTING.md')).matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect(existsSync(join(folder, target)) || target === 'LICENSE').toBe(true)
    expect(read('package-lock.json')).not.toContain('"name": "galley"')
  })

  test('has no judged queries yet', () => {
    const judged = read(JUDGED_QUERIES)
    expect(judged.match(/: readonly JudgedQuery\[\] = \[\]/g)).toHaveLength(2)
    expect(judged).toContain('export interface JudgedQuery {')
    expect(judged).not.toContain("'/docs")
  })

  test('takes itself away', () => {
    expect(existsSync(join(folder, 'scripts/templates'))).toBe(false)
    expect(existsSync(join(folder, 'scripts/new.mjs'))).toBe(false)
    expect(read('package.json')).not.toContain('scripts/new')
  })
})

describe.each(templates)('the template "$name"', (template) => {
  test('becomes a site with every area, without a gap to fill in', async () => {
    const { folder, read } = await makeCopy({ template, areas: Object.keys(AREAS) })
    const files = listContent(folder).filter((file) => /\.(mdx?|yml)$/.test(file))
    expect(files.length).toBeGreaterThan(Object.keys(AREAS).length)
    for (const file of files) expect(read(`content/${file}`)).not.toContain('{{')
    expect(existsSync(join(folder, 'content/docs'))).toBe(template.docs !== undefined)
  })

  test('names areas and a colour that there are', () => {
    expect(findProblem(project, 'color', template.color)).toBeUndefined()
    expect(findProblem(project, 'areas', template.areas.join())).toBeUndefined()
  })
})

test('a template adds the field that its documentation pages must have', async () => {
  const { read } = await makeCopy({ template: findTemplate('handbook') })
  expect(read('src/content.config.ts')).toContain(
    `      ...docs.fields,
      owner: z.string().min(1).describe('Who keeps the page true.'),
    },
  }),
  info:`,
  )
})

test('every area has starter content, and every colour a name', () => {
  for (const file of Object.values(AREAS).flatMap(({ content }) => content))
    expect(existsSync(join(project, 'scripts/templates/starter/content', file))).toBe(true)
  expect(listColors(project)).toEqual(expect.arrayContaining(['green', 'sky']))
})
