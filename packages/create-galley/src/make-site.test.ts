import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as config from '~/content.config'
import { chooseAreas, findProblem } from './answers.mjs'
import { fileOfTemplate, repositoryFolder, SAME_FILES } from './files.mjs'
import { facts, findTemplate, makeFolder, makeTestSite, templates } from './make-site.fixture'
import { makeSite } from './make-site.mjs'
import { chooseRoutes, ROUTES } from './routes.mjs'
import { AREAS } from './templates.mjs'

interface SitePackage {
  name: string
  version: string
  overrides: object
  allowScripts: object
  browserslist: string[]
  engines: object
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const ALL_AREAS = Object.keys(AREAS)
/** Maximum size of a site with the default answers, content included. */
const MOST_FILES = 25
const MOST_LINES = 800
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as SitePackage
const repository = readJson(join(repositoryFolder, 'package.json'))
const countLines = (text: string) => text.split('\n').length - 1

test('writes a small default site', () => {
  const starter = findTemplate('starter')
  const { files, read } = makeTestSite({ areas: chooseAreas(starter, starter.areas) })
  expect(files.length).toBeLessThanOrEqual(MOST_FILES)
  expect(files.reduce((lines, file) => lines + countLines(read(file)), 0)).toBeLessThanOrEqual(MOST_LINES)
  const expected = ['.gitignore', '.github/workflows/ci.yml', 'src/templates/docs-page.tsx']
  expect(files).toEqual(expect.arrayContaining(expected))
})

test('writes the content of the areas, and fills in the name', () => {
  const { files, read } = makeTestSite()
  const expected = ['content/pricing.yml', 'content/blog/welcome.md', 'content/authors/team.yml']
  expect(files).toEqual(expect.arrayContaining(expected))
  expect(files.filter((file) => file.startsWith('content/changelog'))).toEqual([])
  expect(read('content/index.yml')).toContain('title: "Say \\"Hi\\": {now}"')
  expect(read('content/blog/welcome.md')).toContain('date: 2026-01-31')
  expect(read('README.md')).toContain('# Say "Hi": {now}\n')
})

test('writes only the page templates and collections of the areas', () => {
  const { files, read } = makeTestSite({ areas: ['pricing'] })
  const templates = ['blocks', 'docs', 'pricing'].map((name) => `src/templates/${name}-page.tsx`)
  expect(files.filter((file) => file.startsWith('src/templates/'))).toEqual(templates)
  expect(read('src/content.config.ts').match(/^ {2}\w+(?=: definePages)/gm)).toEqual(['  pricing', '  pages', '  docs'])
})

test('copies files of this repository unchanged', () => {
  const { read } = makeTestSite({ areas: ALL_AREAS })
  const files = [...SAME_FILES, ...ROUTES.map(({ template }) => fileOfTemplate(template))]
  for (const file of files) expect(read(file)).toBe(readFileSync(join(repositoryFolder, file), 'utf8'))
})

test('writes the plugin list of this repository without the preview', () => {
  const { read } = makeTestSite()
  const original = readFileSync(join(repositoryFolder, 'gatsby-config.ts'), 'utf8')
  const preview = /^ *\/\/ Drafts in the published site\n.*gatsby-plugin-preview.*\n/m
  expect(original).toMatch(preview)
  expect(read('gatsby-config.ts')).toBe(original.replace(preview, ''))
})

test('copies the code of an area without tests', () => {
  const { files } = makeTestSite({ areas: ['templates'] })
  expect(files).toContain('src/components/template-gallery/template-gallery.tsx')
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
})

test("writes rows of this repository's route table, in their order", () => {
  const { routes } = jest.requireActual<typeof config>('~/content.config')
  const rows = chooseRoutes(ALL_AREAS).map(({ areas: _, ...row }) => row)
  // Three rows are only for this site: the home page in MDX, and below /studio the pricing and the page that opens previews.
  const others = ['landing /', 'landing /studio/open', 'pricing /studio/pricing']
  expect(rows).toEqual(routes.filter(({ collection, path }) => !others.includes(`${collection} ${path}`)))
})

describe('the package.json of a site', () => {
  const sitePackage = JSON.parse(makeTestSite().read('package.json')) as SitePackage
  const { version } = readJson(join(__dirname, '../package.json'))
  const folders = ['packages', 'plugins'].map((name) => join(repositoryFolder, name))
  const packageFiles = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => join(folder, name, 'package.json')),
  )
  const workspaces = packageFiles.map(readJson)

  test('package.json has a valid package name', () => {
    expect(sitePackage).toMatchObject({ name: 'say-hi-now', description: "It's a test." })
  })

  test('package.json has the packages of Galley in the version of create-galley', () => {
    const all = Object.entries({ ...sitePackage.dependencies, ...sitePackage.devDependencies })
    const own = all.filter(([name]) => name.startsWith('@galley/') && name !== '@galley/site')
    expect(own.map(([, range]) => range)).toEqual(own.map(() => `^${version}`))
    expect(workspaces.map(({ name }) => name)).toEqual(expect.arrayContaining(own.map(([name]) => name)))
  })

  test('package.json has all other packages in the versions of this repository', () => {
    const known = { ...repository.dependencies, ...repository.devDependencies }
    for (const versions of [sitePackage.dependencies, sitePackage.devDependencies])
      for (const [name, range] of Object.entries(versions))
        if (!name.startsWith('@galley/')) expect([name, range]).toEqual([name, known[name]])
    for (const field of ['overrides', 'allowScripts', 'browserslist', 'engines'] as const)
      expect(sitePackage[field]).toEqual(repository[field])
  })

  test('package.json has each package that the code of a site imports', () => {
    const { files, read } = makeTestSite({ areas: ALL_AREAS })
    const code = files.filter((file) => /\.(tsx?|mdx)$/.test(file)).map(read)
    const imported = code.flatMap((text) =>
      [...text.matchAll(/ from '((?:@[^/']+\/)?[^~.@/'][^/']*)/g)].map(([, name]) => name!),
    )
    const named = Object.keys({ ...sitePackage.dependencies, ...sitePackage.devDependencies })
    expect(imported.length).toBeGreaterThan(20)
    expect(named).toEqual(expect.arrayContaining([...new Set(imported)]))
  })

  test('package.json installs no package for previews, AI assistants or migrations', () => {
    const brought = new Set(Object.keys({ ...sitePackage.dependencies, ...sitePackage.devDependencies }))
    // The loop over a set also visits names that it adds.
    for (const name of brought)
      for (const needed of Object.keys(workspaces.find((one) => one.name === name)?.dependencies ?? {}))
        brought.add(needed)
    expect(brought).toContain('@galley/server')
    for (const name of ['@galley/preview', '@galley/migrate', '@modelcontextprotocol/server'])
      expect(brought).not.toContain(name)
  })

  test('package.json can have tarballs instead of published packages', () => {
    const packages = makeFolder()
    for (const name of ['cli', 'content']) writeFileSync(join(packages, `galley-${name}-1.2.3.tgz`), '')
    const folder = makeFolder()
    makeSite(folder, facts, packages)
    expect(readJson(join(folder, 'package.json'))).toMatchObject({
      dependencies: { '@galley/cli': `file:${packages}/galley-cli-1.2.3.tgz`, '@galley/site': 'file:./src' },
      devDependencies: { '@galley/content': `file:${packages}/galley-content-1.2.3.tgz` },
    })
  })

  test('reports a folder without tarballs', () => {
    const packages = makeFolder()
    mkdirSync(join(packages, 'other'))
    expect(() => makeSite(makeFolder(), facts, packages)).toThrow(
      `--packages: The folder "${packages}" has no tarballs such as galley-core-${version}.tgz.`,
    )
  })
})

describe.each(templates)('the template "$name"', (template) => {
  test('becomes a site with every area and without unfilled values', () => {
    const { files, read } = makeTestSite({ template, areas: ALL_AREAS })
    const texts = files.filter((file) => /\.(mdx?|ya?ml|json|tsx?)$/.test(file))
    expect(texts.length).toBeGreaterThan(ALL_AREAS.length)
    for (const file of texts) expect(read(file)).not.toMatch(/\{\{(name|description|date|package|start|version)\}\}/)
    expect(files.some((file) => file.startsWith('content/docs/'))).toBe(template.docs !== undefined)
  })

  test('names existing areas and an existing colour', () => {
    expect(findProblem('color', template.color)).toBeUndefined()
    expect(findProblem('areas', template.areas.join())).toBeUndefined()
  })
})

test('adds the field that a template requires of documentation pages', () => {
  const { read } = makeTestSite({ template: findTemplate('handbook') })
  expect(read('src/content.config.ts')).toContain(
    "fields: { ...docs.fields, owner: z.string().min(1).describe('The person or team that keeps the page correct.') }",
  )
})
