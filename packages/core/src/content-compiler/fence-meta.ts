import { suggest } from '../nearest'

/** The options of a code block, after the language of its fence. */
export interface FenceMeta {
  /** The name in brackets. */
  filename?: string
  /** The line numbers in braces, as they are written. */
  lines?: string
  /** Words to mark. */
  words: string[]
  /** The number of the first line. */
  lineNumbers?: number
  wrap?: boolean
  collapse?: boolean
  /** Problems, each as a sentence. */
  problems: string[]
}

/** A name may have brackets in pairs, such as "[[slug]].vue". */
const PART =
  /\[((?:\[(?:\[[^\]]*\]|[^\]])*\]|[^\]])+)\]|\{([\d\s,-]+)\}|"((?:[^"\\]|\\.)+)"|\/((?:[^/\\]|\\.)+)\/|(\S+)/g
const OPTIONS = ['lineNumbers', 'wrap', 'collapse']
const FORMS = `[file name], {1,3-5}, "word", /word/, ${OPTIONS.join(', ')}`

/** Reads the options after the language of a fence, such as `[src/site.ts] {1,3-5} lineNumbers`. */
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
    else meta.problems.push(`"${option}" behind the fence has no number. Write one, such as "lineNumbers=10".`)
  } else if (name === 'wrap' || name === 'collapse') {
    if (value === undefined || value === 'true' || value === 'false') meta[name] = value !== 'false'
    else meta.problems.push(`"${option}" behind the fence must be "${name}", "${name}=true" or "${name}=false".`)
  } else {
    meta.problems.push(`"${option}" behind the fence is not known.${suggest(name, OPTIONS)} It may hold ${FORMS}.`)
  }
}
