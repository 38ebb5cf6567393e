import type { ContentProblem } from '@galley/core/content-source'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/** One line of the redirect file. */
export interface RedirectRow {
  from: string
  to: string
  fromPosition: Position
  toPosition: Position
}

export type Position = Pick<ContentProblem, 'file' | 'line' | 'column'>

interface ReadRows {
  rows: RedirectRow[]
  problems: ContentProblem[]
}

let last: (ReadRows & { file: string; text: string }) | undefined

/** Parses the YAML mapping of a redirect file, without checking its rows. Keeps the last result, because a preview parses after every save. */
export function readRedirectRows(file: string, text: string): ReadRows {
  if (last?.file !== file || last.text !== text) last = { file, text, ...parseRows(file, text) }
  return { rows: last.rows, problems: [...last.problems] }
}

function parseRows(file: string, text: string): ReadRows {
  const lineCounter = new LineCounter()
  // Repeated sources are reported elsewhere, because the parser does not name the line of the first source.
  const document = parseDocument(text, {
    lineCounter,
    uniqueKeys: false,
    prettyErrors: false,
  })
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset)
    return { file, line, column: col }
  }

  if (document.errors.length > 0) {
    const problems = document.errors.map(({ message, pos }) => ({
      ...positionAt(pos[0]),
      message: `The file is not valid YAML: ${message.replace(/\.$/, '')}. No redirect is checked until then. Write one "source: target" a line.`,
    }))
    return { rows: [], problems }
  }

  const { contents } = document
  // The file is empty or has comments only.
  if (contents === null || (isScalar(contents) && contents.value === null)) return { rows: [], problems: [] }
  if (!isMap(contents)) {
    const message = 'The redirects must be a mapping. Write one "source: target" a line, without "-" before it.'
    return { rows: [], problems: [{ ...positionAt(contents.range[0]), message }] }
  }

  const rows: RedirectRow[] = []
  const problems: ContentProblem[] = []
  for (const { key, value } of contents.items) {
    const fromPosition = positionAt(key.range[0])
    const written = (node: typeof key) => text.slice(node.range[0], node.range[1]).trim() || 'nothing'
    if (!isScalar(key) || typeof key.value !== 'string') {
      problems.push({
        ...fromPosition,
        message: `A source must be a path such as "/old/page", got ${written(key)}.`,
      })
    } else if (value === null || (isScalar(value) && value.value === null)) {
      const message = `"${key.value}" has no target. Write a page's path or an https:// URL after the colon.`
      problems.push({ ...fromPosition, message })
    } else if (!isScalar(value) || typeof value.value !== 'string') {
      const message = `"${key.value}" must lead to one page or https:// URL, got ${written(value)}.`
      problems.push({ ...positionAt(value.range[0]), message })
    } else {
      rows.push({
        // Normalizes accents, because the paths of pages are normalized too.
        from: key.value.normalize('NFC'),
        to: value.value,
        fromPosition,
        toPosition: positionAt(value.range[0]),
      })
    }
  }
  return { rows, problems }
}
