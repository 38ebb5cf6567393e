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
  const folder = join(copy, PAGES_FOLDER)
  if (typeof pages === 'number') generatePages(folder, pages)
  else cpSync(pages, folder, { recursive: true })
  // Pages show when they were committed, and a preview by whom.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', 'commit', '--quiet', '--message', 'Content')
  return copy
}

/** A page among the added ones, to be edited. */
export interface EditedPage {
  /** The file in `content/`. */
  file: string
  /** Adds a sentence to the first paragraph of what the page was when it was opened, and saves it. */
  save: (sentence: string) => void
}

/** Opens the page in the middle of the added ones. */
export function openOnePage(copy: string): EditedPage {
  const files = readdirSync(join(copy, PAGES_FOLDER), { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.md')).sort()
  const path = join(PAGES_FOLDER, pages[Math.floor(pages.length / 2)]!)
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)?(.*)$/s.exec(readFileSync(join(copy, path), 'utf8'))!
  const save = (sentence: string) =>
    writeFileSync(join(copy, path), frontMatter + body.replace(/^[A-Z].*[.!?]$/m, `$& ${sentence}`))
  return { file: relative('content', path), save }
}

/** Adds a sentence to the first paragraph of the page in the middle of the added ones. */
export const editOnePage = (copy: string, sentence: string) => openOnePage(copy).save(sentence)
