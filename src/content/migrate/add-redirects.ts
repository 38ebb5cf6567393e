import { parse } from 'yaml'
import type { Note } from './dialect'

/** Adds redirects at the end of the table. Lines that are there stay; one that leads elsewhere is reported. */
export function addRedirects(table: string, redirects: ReadonlyMap<string, string>, system: string) {
  const known = (parse(table) ?? {}) as Record<string, unknown>
  const notes: Note[] = []
  const lines: string[] = []
  for (const [from, to] of redirects) {
    if (!Object.hasOwn(known, from)) lines.push(`${writeKey(from)}: ${writeKey(to)}`)
    else if (known[from] !== to)
      notes.push({
        file: 'content/redirects.yml',
        line: 1,
        message: `"${from}" leads to "${String(known[from])}" already, and not to "${to}". Keep the right one.`,
      })
  }
  if (lines.length === 0) return { text: table, count: 0, notes }
  const before = table.trim() ? `${table.trimEnd()}\n\n` : ''
  return { text: `${before}# Pages as ${system} had them\n${lines.join('\n')}\n`, count: lines.length, notes }
}

/** A path that YAML would read as something else is in quotes. */
const writeKey = (path: string) => (/[:#'"{}[\]&*!|>%@`,]|\s/.test(path) ? JSON.stringify(path) : path)
