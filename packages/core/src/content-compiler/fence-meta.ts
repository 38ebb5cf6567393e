import { suggest } from '../nearest'

/** The options of a code block, from the text after the language of the opening fence. */
export interface FenceMeta {
  /** File name in brackets. */
  filename?: string
  /** Numbers of highlighted lines in braces, such as "1,3-5". */
  lines?: string
  /** Words to highlight. */
  words: string[]
  /** Number of the first line. */
  lineNumbers?: number
  wrap?: boolean
  collapse?: boolean
  problems: string[]
}

/** Matches an option. A file name may contain pairs of brackets, such as "[[slug]].vue". */
const PART =
  /\[((?:\[(?:\[[^\]]*\]|[^\]])*\]|[^\]])+)\]|\{([\d\s,-]+)\}|"((?:[^"\\]|\\.)+)"|\/((?:[^/\\]|\\.)+)\/|(\S+)/g
const OPTIONS = ['lineNumbers', 'wrap', 'collapse']
const FORMS = `[file name], {1,3-5}, "word", /word/, ${OPTIONS.join(', ')}`

/** Parses the options after the language of a fence, such as `[src/site.ts] {1,3-5} lineNumbers`. `problems` has a sentence for each error. */
export function readFenceMeta(written: string | null | undefined): FenceMeta {
  const meta: FenceMeta = { words: [], problems: [] }
  for (const [, filename, lines, quoted, slashed, option] of (written ?? '').matchAll(PART)) {
    const word = quoted ?? slashed
    if (filename !== undefined) meta.filename ??= filename
    else if (lines !== undefined) meta.lines = lines
    else if (word !== undefined) meta.words.push(word.replace(/\\(.)/g, '$1'))
    else readOption(option!, meta)
  }
  return meta
}

function readOption(option: string, meta: FenceMeta) {
  const [name = '', value] = option.split('=', 2)
  if (name === 'lineNumbers') {
    if (value === undefined || /^\d{1,6}$/.test(value)) meta.lineNumbers = Number(value ?? 1)
    else meta.problems.push(`"${option}" in the opening fence has no number. Write a number, such as "lineNumbers=10".`)
  } else if (name === 'wrap' || name === 'collapse') {
    if (value === undefined || value === 'true' || value === 'false') meta[name] = value !== 'false'
    else meta.problems.push(`"${option}" in the opening fence must be "${name}", "${name}=true" or "${name}=false".`)
  } else {
    meta.problems.push(`Unknown option "${option}" in the opening fence.${suggest(name, OPTIONS)} Options: ${FORMS}.`)
  }
}
