import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generatePages } from './generate-pages'

/** Where the pages of the benchmark go: beside the real ones, which other content links to. */
const PAGES_FOLDER = 'content/docs/bench'

/**
 * Copies the project as it stands, edits included, without its caches, and adds pages to its documentation.
 * @param pages how many to generate, or a folder that holds some
 */
export function copySite(project: string, pages: number | string): string {
  const copy = mkdtempSync(join(tmpdir(), 'galley-bench-'))
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
  return copy
}

/** Adds a sentence to the first paragraph of the page in the middle of the added ones. */
export function editOnePage(copy: string, sentence: string) {
  const folder = join(copy, PAGES_FOLDER)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const file = join(folder, files.sort()[Math.floor(files.length / 2)]!)
  const [, frontMatter = '', body = ''] = /^(---\n.*?\n---\n)?(.*)$/s.exec(readFileSync(file, 'utf8'))!
  writeFileSync(file, frontMatter + body.replace(/^[A-Z].*[.!?]$/m, `$& ${sentence}`))
}
