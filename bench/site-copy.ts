import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { copyRepository } from '../scripts/copy-repository.mjs'
import { generatePages } from './generate-pages'

/** The folder for the pages of the benchmark. The real pages stay beside it, because other content links to them. */
export const PAGES_FOLDER = 'content/docs/bench'

/**
 * Copies the project with uncommitted edits and without caches, and adds pages to its documentation.
 * @param pages the number of pages to generate, or a folder with pages
 */
export function copySite(project: string, pages: number | string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  copyRepository(project, copy)
  writePages(join(copy, PAGES_FOLDER), pages)
  // The copy needs a commit: the site shows commit dates, and the preview shows authors.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', 'commit', '--quiet', '--message', 'Content')
  return copy
}

/**
 * Writes the pages of the benchmark.
 * @param pages the number of pages to generate, or a folder with pages
 */
export function writePages(folder: string, pages: number | string) {
  if (typeof pages === 'number') generatePages(folder, pages)
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
