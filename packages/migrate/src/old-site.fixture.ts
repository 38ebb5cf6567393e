import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compile } from '@galley/content/compiler/compile-worker'
import { createContentStore } from '@galley/content/content-store'
import { createTargetCheck, findDeadContentLinks } from '@galley/content/links'
import { buildNavigation } from '@galley/core/build-navigation'
import type { NavigationItem } from '@galley/core/navigation'
import { listFiles } from '@galley/node/list-files'
import { parse } from 'yaml'
import { migrateContent } from './migrate-content'
import { showNote } from './report'

/** An image of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export type Files = Record<string, string | Buffer>

const STARLIGHT = "import starlight from '@astrojs/starlight'\nexport default {}"

/** The configuration files of each system. */
export const SYSTEMS = {
  docusaurus: { 'docusaurus.config.js': "module.exports = { presets: [['classic', { x: 'remark-math' }]] }" },
  vitepress: { '.vitepress/config.ts': 'export default { markdown: { math: true } }' },
  starlight: { 'astro.config.mjs': STARLIGHT },
  nuxt: { 'nuxt.config.ts': "export default { modules: ['@nuxt/content'] }" },
  mkdocs: { 'mkdocs.yml': 'site_name: Ink\n' },
  markdown: {},
}
export type System = keyof typeof SYSTEMS
const PAGE_FOLDERS = { docusaurus: 'docs/', starlight: 'src/content/docs/', nuxt: 'content/', mkdocs: 'docs/' }
const FOLDERS: Record<System, string> = { ...PAGE_FOLDERS, vitepress: '', markdown: '' }
const argsFor = (system: System) => (system === 'markdown' ? ['--from', 'markdown'] : [])

/** Returns the messages about a file, each with its line. */
const notesOf = (report: readonly string[], file: string) =>
  report.flatMap((line) => (line.startsWith(`${file}:`) ? [line.slice(file.length + 1)] : []))

/** Converts a page of a system. Returns the new text, the messages with lines, and the problems that the content check finds. */
export async function convert(system: System, text: string, others: Files = {}, name = 'ink.md') {
  const file = FOLDERS[system] + name
  const site = createOldSite({ ...SYSTEMS[system], ...others, [file]: text })
  const report = site.migrate(...argsFor(system))
  return {
    text: site.read(`content/docs/${name.replace('.mdx', '.md')}`),
    notes: notesOf(report, file),
    problems: await site.problems(),
    site,
  }
}

/** The front matter of pages in `testPages`. Their text starts on line 5. */
const HEAD = '---\ntitle: Case\n---\n'

/** A page: the name of the test, the old text, the new text, and the messages with their lines. */
export type PageCase = [name: string, old: string, now: string, ...notes: unknown[]]

/** Converts all pages of a system as one site. Tests the new text and the messages of each page. The new pages must have no problems. */
export function testPages(system: System, files: Files, cases: readonly PageCase[]) {
  const ending = system === 'starlight' ? 'mdx' : 'md'
  const fileOf = (index: number) => `${FOLDERS[system]}case-${index}.${ending}`
  const pages = cases.map(([, old], index) => [fileOf(index), old.startsWith('---') ? old : `${HEAD}\n${old}\n`])
  let results: { text: string; notes: string[]; problems: string[] }[]

  beforeAll(async () => {
    const site = createOldSite({ ...SYSTEMS[system], ...files, ...(Object.fromEntries(pages) as Files) })
    const report = site.migrate(...argsFor(system))
    const problems = await site.problems()
    results = cases.map((_, index) => ({
      text: site.read(`content/docs/case-${index}.md`).replace(HEAD, '').trim(),
      notes: notesOf(report, fileOf(index)),
      problems: problems.filter((problem) => problem.startsWith(`content/docs/case-${index}.`)),
    }))
  })

  test.each(cases.map((one, index) => [one[0], index] as const))('%s', (_, index) => {
    const [, , text, ...notes] = cases[index]!
    expect(results[index]).toEqual({ text: text.trim(), notes, problems: [] })
  })
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function writeAll(folder: string, files: Files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** A site of another system, and a project beside it, in temporary folders. */
export function createOldSite(files: Files, existing: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'migrate-'))
  folders.push(root)
  const project = join(root, 'project')
  writeAll(join(root, 'old'), files)
  writeAll(project, existing)
  const run = (...args: string[]) => migrateContent(['../old', ...args], project)
  return {
    folder: join(root, 'old'),
    run,
    /** Converts a folder of the site. */
    runIn: (folder: string) => migrateContent([`../old/${folder}`], project),
    /** Converts the site, and returns the lines of the report, without the line about the configuration. */
    migrate: (...args: string[]) => {
      const { notes, summary } = run(...args)
      const said = summary.filter((line) => !/^The configuration was | was run without | was read as text /.test(line))
      return [...notes.map(showNote), ...(notes.length > 0 ? [''] : []), ...said]
    },
    old: () =>
      Object.fromEntries(listFiles(join(root, 'old')).map((file) => [file, readFileSync(join(root, 'old', file))])),
    files: () => listFiles(project).sort(),
    read: (file: string) => readFileSync(join(project, file), 'utf8'),
    /** Returns the titles of the new navigation: one dash for each level, and brackets around groups without a page. */
    async navigation() {
      const store = await loadContent(project)
      const view = store.view()
      const show = (items: readonly NavigationItem[], depth: number): string[] =>
        items.flatMap(({ title, page, badge, children = [] }) => [
          '- '.repeat(depth) + (page === false ? `[${title}]` : title) + (badge === undefined ? '' : ` (${badge})`),
          ...show(children, depth + 1),
        ])
      const [docs] = buildNavigation(view.entriesOf('docs'), view.folders())
      return show(docs?.children ?? [], 0)
    },
    /** Returns the problems that the compiler and the link check of this project find in the result. */
    problems: async () =>
      (await loadContent(project)).problems().map(({ file, line, message }) => `${file}:${line} ${message}`),
  }
}

/** Compiles the content of a project, and checks its links. */
async function loadContent(project: string) {
  const contentDir = join(project, 'content')
  const table = join(contentDir, 'redirects.yml')
  const old = existsSync(table) ? Object.keys(parse(readFileSync(table, 'utf8')) as object) : []
  const redirects = old.map((from) => ({ from, to: '/', status: 301 as const }))
  const files = new Set(listFiles(join(project, 'static')).map((file) => `/${file}`))
  const store = createContentStore({
    contentDir,
    compile: (request) => compile(request),
    findDeadLinks: (sources, all) => {
      const pages = new Map(all.flatMap(({ path, ids }) => (path === undefined ? [] : [[path, ids] as const])))
      const contents = sources.map(({ file, path, links }) => ({ file: `content/${file}`, path, links }))
      return findDeadContentLinks(contents, createTargetCheck({ pages, files, redirects }), 'https://docs.acme.com')
    },
  })
  await store.load()
  return store
}
