import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { generatePages } from './generate-pages'

/** Where the pages of the benchmark go: beside the real ones, which other content links to. */
const PAGES_FOLDER = 'content/docs/bench'

/**
 * Copies the project as it is, edits included, without its caches, and adds pages to its documentation.
 * @param pages how many to generate, or a folder that holds some
 */
export function copySite(project: string, pages: number | string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-'))
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: project })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    // A deleted file is still listed until the deletion is committed.
    if (statSync(join(project, file), { throwIfNoEntry: false })) cpSync(join(project, file), join(copy, file))
  }
  execFileSync('cp', ['-al', join(project, 'node_modules'), copy])
  // Removing a hard link leaves the original alone.
  rmSync(join(copy, 'node_modules/.cache'), { recursive: true, force: true })
  writePages(join(copy, PAGES_FOLDER), pages)
  // Pages show when they were committed, and a preview by whom.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', 'commit', '--quiet', '--message', 'Content')
  return copy
}

/**
 * Writes the pages of the benchmark.
 * @param pages how many to generate, or a folder that holds some
 */
export function writePages(folder: string, pages: number | string) {
  if (typeof pages === 'number') generatePages(folder, pages)
  else cpSync(pages, folder, { recursive: true })
}

/** A page among the added ones, to be edited. */
export interface EditedPage {
  /** The file in `content/`. */
  file: string
  /** Adds a sentence to the first paragraph of what the page was when it was opened, and saves it. */
  save: (sentence: string) => void
  /** Gives it another title, and saves it. */
  rename: (title: string) => void
}

/** Opens the page in the middle of the added ones of a copy. */
export function openOnePage(copy: string): EditedPage {
  const { file, ...page } = openPageIn(join(copy, PAGES_FOLDER))
  return { file: relative(join(copy, 'content'), file), ...page }
}

/** Repeats the body of a page of a copy until it has so many lines. @returns restores the page */
export function lengthenPage(copy: string, page: string, lines: number) {
  const file = join(copy, 'content', page)
  const before = readFileSync(file, 'utf8')
  const body = before.replace(/^---\n.*?\n---\n/s, '')
  const times = Math.ceil(lines / body.split('\n').length)
  writeFileSync(file, [before, ...Array.from({ length: times - 1 }, () => body)].join('\n'))
  return () => writeFileSync(file, before)
}

/** Adds a sentence to the first paragraph of the page in the middle of the pages in a folder. */
export const editPageIn = (folder: string, sentence: string) => openPageIn(folder).save(sentence)

function openPageIn(folder: string): EditedPage {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const pages = files.filter((name) => name.endsWith('.md')).sort()
  return openPage(join(folder, pages[Math.floor(pages.length / 2)]!))
}

/** A page with the text that it has now. @param file its absolute path */
export function openPage(file: string): EditedPage {
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)?(.*)$/s.exec(readFileSync(file, 'utf8'))!
  const save = (sentence: string) =>
    writeFileSync(file, frontMatter + body.replace(/^[A-Z].*[.!?]$/m, `$& ${sentence}`))
  const rename = (title: string) => writeFileSync(file, frontMatter.replace(/^title: .*$/m, `title: ${title}`) + body)
  return { file, save, rename }
}
