import { parse } from 'yaml'
import type { Note } from './dialect'

/**
 * Appends redirects to the table. Reports redirects from a page of this site, and redirects that exist with another target.
 * @param table The text of `content/redirects.yml`.
 * @param pages The paths of the pages of this site.
 */
export function addRedirects(
  table: string,
  redirects: ReadonlyMap<string, string>,
  system: string,
  pages: ReadonlySet<string>,
) {
  // The server matches requests regardless of letter case.
  const known = new Map(
    Object.entries((parse(table) ?? {}) as Record<string, unknown>).map(([from, to]) => [
      from.toLowerCase(),
      String(to),
    ]),
  )
  const notes: Note[] = []
  const lines: string[] = []
  const note = (message: string) => notes.push({ file: 'content/redirects.yml', line: 1, message })
  for (const [from, page] of redirects) {
    const to = page.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
    const before = known.get(from.toLowerCase())
    if (pages.has(from))
      note(`"${from}" is a page of this site, so it cannot redirect to "${to}". Move the page, or link to the target.`)
    else if (before === undefined) {
      known.set(from.toLowerCase(), to)
      lines.push(`${writeKey(from)}: ${writeKey(to)}`)
    } else if (before !== to)
      note(`"${from}" already redirects to "${before}", not to "${to}". Keep the correct redirect.`)
  }
  if (lines.length === 0) return { text: table, count: 0, notes }
  const before = table.trim() ? `${table.trimEnd()}\n\n` : ''
  return { text: `${before}# Old URLs of ${system}\n${lines.join('\n')}\n`, count: lines.length, notes }
}

/** Quotes a path that YAML would not read as a plain text. */
const writeKey = (path: string) => (/[:#'"{}[\]&*!|>%@`,]|\s/.test(path) ? JSON.stringify(path) : path)
