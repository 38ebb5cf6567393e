import type { Code } from 'mdast'
import { escapeHtml } from '../escape-html'
import { suggest } from '../nearest'
import type { DocumentContext } from './document-context'
import { mathProps } from './math'

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

/** Maximum number of lines of an expanded code block. Longer code starts collapsed, unless the author sets `collapse=false`. */
export const AUTO_COLLAPSE_LINES = 40

/** A code block with its options. */
export interface HighlightedCode {
  /** Content of the `<code>` element: a span with the class `line` for each line, and a class for each kind of token. */
  html: string
  language: string
  /** Name in the brackets of the opening fence, such as "```ts [src/site.ts]". */
  filename?: string
  /** Number of the first line, for a block with line numbers. */
  lineNumbers?: number
  /** True if long lines wrap until the reader changes it. */
  wrap?: boolean
  /** Number of lines, for a block that starts collapsed. */
  collapsed?: number
}

declare module 'mdast' {
  interface CodeData {
    highlighted?: HighlightedCode
    /** True for code that shows annotations in its comments, such as `[!code ++]`, as they are. */
    verbatim?: boolean
  }
}

/** Returns a code block with its options. Without a highlighter, its lines are plain. */
export function codeOf({ value, lang, meta, data }: Code): HighlightedCode {
  if (data?.highlighted) return data.highlighted
  const html = value
    .split('\n')
    .map((line) => `<span class="line">${escapeHtml(line)}</span>`)
    .join('\n')
  return describeCode(html, lang ?? 'text', readFenceMeta(meta))
}

/** Adds the options of a code block to its HTML. */
export function describeCode(html: string, language: string, meta: FenceMeta): HighlightedCode {
  const { filename, lineNumbers, wrap } = meta
  const lineCount = html.split('\n').length
  const isCollapsed = meta.collapse ?? lineCount > AUTO_COLLAPSE_LINES
  return {
    html,
    language,
    ...(filename !== undefined && { filename }),
    ...(lineNumbers !== undefined && { lineNumbers }),
    ...(wrap && { wrap }),
    ...(isCollapsed && { collapsed: lineCount }),
  }
}

/** Languages of fences that are rendered instead of shown as code. */
const DRAWN = ['math', 'mermaid']
const TITLE = /\[([^\]]*)\]/
const HEIGHT = /^height=(\d{2,4})$/

/** True for a code block that the page shows as code. */
export const isShownCode = ({ lang, data }: Code) => !DRAWN.includes(lang ?? '') || data?.verbatim === true

/** Returns the component of a fence and its props. */
export function compileFence(
  node: Code,
  context: DocumentContext,
): [component: string, props: Record<string, unknown>] {
  if (isShownCode(node)) return ['CodeBlock', { ...codeOf(node) }]
  const start = node.position?.start
  if (node.lang === 'mermaid') return ['Mermaid', diagramProps(node, context)]
  return ['MathBlock', mathProps(node.value, true, start && { line: start.line + 1, column: start.column }, context)]
}

/** Parses "[Title] height=320" after the language of a diagram. */
function diagramProps({ value, meta, position }: Code, context: DocumentContext) {
  const title = TITLE.exec(meta ?? '')?.[1]
  const words = (meta ?? '').replace(TITLE, '').split(/\s+/)
  let height: number | undefined
  for (const word of words.filter(Boolean)) {
    const pixels = HEIGHT.exec(word)?.[1]
    if (pixels !== undefined) height = Number(pixels)
    else {
      const remedy = 'A diagram has a title in brackets and a height in pixels: "[How it works] height=320".'
      context.report(
        position?.start,
        `"${word}" is not an option of a diagram.${suggest(word.split('=')[0]!, ['height'])} ${remedy}`,
      )
    }
  }
  return { source: value, ...(title !== undefined && { title }), ...(height !== undefined && { height }) }
}
