import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Parser } from 'htmlparser2'

/** Matches digests in the names of built files. */
const HASH = /[0-9a-f]{8,}/g
/** The number of words to show around the first difference. */
const CONTEXT = 8

export interface PageDifference {
  page: string
  /** Words and links around the first difference; empty if the build does not have the page. */
  before: string
  after: string
}

/** Compares the words, links and images of every page of two builds, given as their `public` folders. */
export function compareBuilds(before: string, after: string): { pages: number; differences: PageDifference[] } {
  const files = new Set([...listPages(before), ...listPages(after)])
  const differences = [...files].sort().flatMap((page): PageDifference[] => {
    const [old, current] = [before, after].map((folder) => readPage(join(folder, page))) as [string[], string[]]
    const length = Math.max(old.length, current.length)
    const at = Array.from({ length }).findIndex((_, index) => old[index] !== current[index])
    if (at === -1) return []
    const show = (words: string[]) => words.slice(Math.max(at - 2, 0), at + CONTEXT).join(' ')
    return [{ page, before: show(old), after: show(current) }]
  })
  return { pages: files.size, differences }
}

const listPages = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

/** Returns the words, links and images of a page in their order. */
function readPage(file: string): string[] {
  let text = ''
  let depth = 0
  const parser = new Parser({
    onopentag: (name, { href, src, alt }) => {
      if (name === 'script' || name === 'style') depth += 1
      if (name === 'a') text += ` [${href}] `
      if (name === 'img') text += ` [${src?.replace(HASH, '')} ${alt}] `
    },
    ontext: (part) => {
      if (depth === 0) text += part
    },
    onclosetag: (name) => {
      if (name === 'script' || name === 'style') depth -= 1
    },
  })
  if (existsSync(file)) parser.end(readFileSync(file, 'utf8'))
  return text.split(/\s+/).filter(Boolean)
}
