import { selectLines } from '@galley/core/content-compiler'
import { createFenceReader } from './containers'

interface Selection {
  lines: string | undefined
  /** The name of a region, or the id of a heading for the text below the heading. */
  region: string | undefined
  slugOf: (words: string) => string
}

/**
 * Returns the part of a Markdown file that a page includes by lines or by a heading; undefined for a region, which `::include` reads itself.
 * Lines before the part are empty, so that messages have the lines of the file.
 */
export function selectPart(text: string, { lines, region, slugOf }: Selection): string | undefined {
  const all = text.split('\n')
  let [start, end] = [0, all.length]
  if (region !== undefined) {
    const found = selectLines(text, { region })
    if (!('problem' in found)) {
      if (lines === undefined) return undefined
      ;[start, end] = [found.first - 1, found.first - 1 + found.lines.length]
    } else {
      const headings = listHeadings(all, slugOf)
      const at = headings.findIndex(({ id }) => id === region)
      if (at < 0) return undefined
      const next = headings.slice(at + 1).find(({ depth }) => depth <= headings[at]!.depth)
      ;[start, end] = [headings[at]!.index + 1, next?.index ?? all.length]
    }
  }
  const [, first = lines ?? '1', last = lines] = /^(\d+)-(\d*)$/.exec(lines ?? '') ?? []
  const from = start + Number(first) - 1
  const to = last ? Math.min(end, start + Number(last)) : end
  return [...all.slice(0, from).map(() => ''), ...all.slice(from, to)].join('\n')
}

function listHeadings(lines: readonly string[], slugOf: (words: string) => string) {
  const isCode = createFenceReader()
  return lines.flatMap((line, index) => {
    const [, marks, words, id] = isCode(line) ? [] : (/^(#{1,6})\s+(.*?)(?:\s*\{#([^}\s]+)\})?\s*$/.exec(line) ?? [])
    if (marks === undefined || words === undefined) return []
    const plain = words.replace(/<[^>]*>|[*_`]|\]\([^)]*\)|\[/g, '')
    return [{ index, depth: marks.length, id: id ?? slugOf(plain) }]
  })
}
