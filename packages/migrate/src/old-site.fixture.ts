import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { compile } from '@galley/content/compiler/compile-worker'
import { createContentStore } from '@galley/content/content-store'
import { createTargetCheck, findDeadContentLinks, type PageIds } from '@galley/content/links'
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

/** A site of another system, with the report of its conversion and all files that the conversion writes. */
export interface Migration {
  old: Record<string, string | Buffer>
  report: string[]
  written: Record<string, string | Buffer>
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function writeAll(folder: string, files: Record<string, string | Buffer>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** A site of another system, and a project beside it, in temporary folders. */
export function createOldSite(files: Record<string, string | Buffer>, existing: Record<string, string> = {}) {
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
    /** Converts the site; the report is a list of lines, without those that say how the configuration was read. */
    migrate: (...args: string[]) => {
      const { notes, summary } = run(...args)
      const said = summary.filter((line) => !line.startsWith('The configuration was '))
      return [...notes.map(showNote), ...(notes.length > 0 ? [''] : []), ...said]
    },
    old: () =>
      Object.fromEntries(listFiles(join(root, 'old')).map((file) => [file, readFileSync(join(root, 'old', file))])),
    files: () => listFiles(project).sort(),
    read: (file: string) => readFileSync(join(project, file), 'utf8'),
    readAll: () =>
      Object.fromEntries(listFiles(project).map((file) => [file, readFileSync(join(project, file), 'utf8')])),
    /** The navigation of the result, a line for each item, with as many dashes as it is deep; a group without a page is in brackets. */
    async navigation() {
      const store = createContentStore({
        contentDir: join(project, 'content'),
        compile: (request) => compile(request),
        findDeadLinks: () => [],
      })
      await store.load()
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
    async problems() {
      const contentDir = join(project, 'content')
      const table = join(contentDir, 'redirects.yml')
      const redirects = existsSync(table) ? Object.keys(parse(readFileSync(table, 'utf8')) as object) : []
      const store = createContentStore({
        contentDir,
        compile: (request) => compile(request),
        findDeadLinks: (sources, all) => {
          const pages = new Map(
            all.flatMap(({ path, ids }) => (path === undefined ? [] : [[path, ids] as [string, PageIds]])),
          )
          const files = new Set(listFiles(join(project, 'static')).map((file) => `/${file}`))
          const from = redirects.map((one) => ({ from: one, to: '/', status: 301 as const }))
          const contents = sources.map(({ file, path, links }) => ({ file: `content/${file}`, path, links }))
          return findDeadContentLinks(
            contents,
            createTargetCheck({ pages, files, redirects: from }),
            'https://docs.acme.com',
          )
        },
      })
      await store.load()
      return store.problems().map(({ file, line, message }) => `${file}:${line} ${message}`)
    },
  }
}
