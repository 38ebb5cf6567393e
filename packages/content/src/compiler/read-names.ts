import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GLOSSARY_FILE } from '@galley/core/content-compiler'
import { type ContentProblem, readSource } from '@galley/core/content-source'
import { parseDocument } from 'yaml'
import { digestOf } from '../file-role'

interface NamedTexts {
  /** Null if the file cannot be read. The text is empty for a name whose value is not a text. */
  texts: Record<string, string> | null
  problems: ContentProblem[]
  digest: string
}

/** Reads texts by name from a YAML file below `content/` such as `variables.yml`. A missing file has no texts. */
export function readNames(contentDir: string, file: string): NamedTexts {
  const path = join(contentDir, file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const { problems, locate } = readSource(`content/${file}`, 'yml', source)
  const report = (message: string, path: string[], part?: 'key') =>
    void problems.push({ file: `content/${file}`, ...locate(path, part), message })
  const texts = problems.length > 0 ? null : parseNames(source, report)
  if (texts && file === GLOSSARY_FILE) reportRepeated(Object.keys(texts), report)
  if (!texts) for (const problem of problems) problem.message += ` Until then, no use of its names is checked.`
  return { texts, problems, digest: digestOf(Buffer.from(source)) }
}

type Report = (message: string, path: string[], part?: 'key') => void

// The failsafe schema keeps values as they are written: "1.10" stays a text.
function parseNames(source: string, report: Report): Record<string, string> | null {
  const found: unknown = parseDocument(source, { schema: 'failsafe' }).toJS() ?? ''
  if (found === '') return {}
  if (typeof found !== 'object' || found === null || Array.isArray(found)) {
    report('The file must hold "name: text" on each line. Correct it.', [])
    return null
  }
  const texts = Object.entries(found).map(([name, value]): [string, string] => {
    if (typeof value === 'string') return [name, value]
    report(`"${name}" must be a text. Write "${name}: …".`, [name])
    return [name, '']
  })
  return Object.fromEntries(texts)
}

function reportRepeated(terms: readonly string[], report: Report) {
  const known = new Map<string, string>()
  for (const term of terms) {
    const same = known.get(term.toLowerCase())
    if (same === undefined) known.set(term.toLowerCase(), term)
    else
      report(
        `The term "${term}" repeats "${same}": terms ignore upper and lower case. Remove one of the two.`,
        [term],
        'key',
      )
  }
}
