import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { copyRepository } from '../scripts/copy-repository.mjs'
import { generatePages } from './generate-pages'

/** The folder for the pages of the benchmark. The real pages stay beside it, because other content links to them. */
export const PAGES_FOLDER = 'content/docs/bench'

/** The codes of the languages that a copy can have, the first language first. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar']

/** Maximum number of languages of a copy. */
export const MAX_LANGUAGES = LANGUAGES.length

/** The numbers of languages and versions of a copy. */
export interface Editions {
  languages: number
  versions: number
}

/**
 * Copies the project with uncommitted edits and without caches, and adds pages to its documentation. All versions have the same files. All
 * languages except the last have translations of these pages. The translations and old versions of the project itself are left out.
 * @param pages the number of pages to generate, or a folder with pages
 */
export function copySite(project: string, pages: number | string, { languages, versions }: Editions): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  copyRepository(project, copy)
  const content = join(copy, 'content')
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (/\.de\.\w+$|^docs@[^/]+$/.test(file)) rmSync(join(content, file), { recursive: true, force: true })
  const codes = LANGUAGES.slice(0, languages)
  writeSettings(join(copy, 'src/site.ts'), codes, versions)
  const old = Array.from({ length: versions - 1 }, (_, index) => `docs@${index + 1}`)
  for (const docs of ['docs', ...old]) {
    writePages(join(content, docs, 'bench'), pages)
    for (const code of codes.slice(1, -1)) writePages(join(content, code, docs, 'bench'), pages, code)
  }
  // The copy needs a commit: the site shows commit dates, and the preview shows authors.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', 'commit', '--quiet', '--message', 'Content')
  return copy
}

/** Replaces the languages and versions in the settings of a site. */
function writeSettings(file: string, codes: readonly string[], versions: number) {
  const imports = codes.map((code) => `import { ${code} } from '@galley/core/languages/${code}'\n`)
  const list = Array.from({ length: versions }, (_, index) => {
    const name = versions - index
    return { name: `${name}`, label: `${name}.x`, state: index === 0 ? 'current' : 'maintained' }
  })
  const added = [
    ...(codes.length > 1 ? [`  languages: [${codes.join(', ')}],\n`] : []),
    ...(versions > 1 ? [`  versions: ${JSON.stringify(list)},\n`] : []),
  ]
  const settings = readFileSync(file, 'utf8')
    .replaceAll(/^import .*\/languages\/.*\n/gm, '')
    .replaceAll(/^ {2}(?:languages|versions): \[.*?^ {2}\],\n/gms, '')
    .replace(/(?=^\}\)$)/m, added.join(''))
  writeFileSync(file, imports.join('') + settings)
}

/**
 * Writes the pages of the benchmark.
 * @param pages the number of pages to generate, or a folder with pages
 * @param language the code of the language, for other sentences in generated pages
 */
export function writePages(folder: string, pages: number | string, language?: string) {
  if (typeof pages === 'number') generatePages(folder, pages, language)
  else cpSync(pages, folder, { recursive: true })
}

/** An added page that a benchmark edits. */
export interface EditedPage {
  /** The file, relative to `content/`. */
  file: string
  title: string
  /** Adds a sentence to the first paragraph of the original text, and saves the page. */
  save: (sentence: string) => void
  /** Replaces the title, and saves the page. */
  rename: (title: string) => void
}

/** Opens the page in the middle of the added pages of a copy. */
export function openOnePage(copy: string): EditedPage {
  const { file, ...page } = openPageIn(join(copy, PAGES_FOLDER))
  return { file: relative(join(copy, 'content'), file), ...page }
}

/** Repeats the body of a page until the page has the given number of lines. @returns a function that restores the page */
export function lengthenPage(copy: string, page: string, lines: number) {
  const file = join(copy, 'content', page)
  const before = readFileSync(file, 'utf8')
  const body = before.replace(/^---\n.*?\n---\n/s, '')
  const times = Math.ceil(lines / body.split('\n').length)
  writeFileSync(file, [before, ...Array.from({ length: times - 1 }, () => body)].join('\n'))
  return () => writeFileSync(file, before)
}

/** Opens the page in the middle of the pages in a folder. */
export function openPageIn(folder: string): EditedPage {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((name) => name.endsWith('.md')).sort()
  return openPage(join(folder, pages[Math.floor(pages.length / 2)]!))
}

/** Reads a page for later edits. @param file the absolute path of the page */
export function openPage(file: string): EditedPage {
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)?(.*)$/s.exec(readFileSync(file, 'utf8'))!
  const save = (sentence: string) =>
    writeFileSync(file, frontMatter + body.replace(/^[A-Z].*[.!?]$/m, `$& ${sentence}`))
  const rename = (title: string) => writeFileSync(file, frontMatter.replace(/^title: .*$/m, `title: ${title}`) + body)
  const title = /^title: (.*)$/m.exec(frontMatter)?.[1] ?? basename(file)
  return { file, title, save, rename }
}
