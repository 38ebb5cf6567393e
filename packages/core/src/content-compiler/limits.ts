import type { Root } from 'mdast'
import type { Data, Processor } from 'unified'
import type { Point } from 'unist'
import { visit } from 'unist-util-visit'
import { unfencedLines } from '../unfenced-lines'

/** Error for a part of a text that would take seconds to compile. The message has a remedy. */
export class TooMuchText extends RangeError {
  constructor(
    readonly start: Point | undefined,
    message: string,
  ) {
    super(message)
  }
}

/** Matches a line with 100 list or quote markers at its start. The time to parse such markers grows with the cube of their number. */
const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){100,}/m

/** Maximum nesting of container directives. The parser reads each line again for each open directive. */
const MAX_DIRECTIVE_DEPTH = 20

/** Throws a `RangeError` for a text whose lists, quotes or directives are nested so deeply that parsing it would take seconds. */
export function limitNesting(text: string) {
  if (DEEP_LINE.test(text)) throw new RangeError('A line opens too many lists and quotes')
  if (depthOfDirectives(text) > MAX_DIRECTIVE_DEPTH) throw new RangeError('Too many directives are open at once')
}

const DIRECTIVE = /^[ \t>]*(:{3,})(\w)?/

/** Returns the maximum nesting of container directives, without parsing the text. */
export function depthOfDirectives(text: string): number {
  /** The number of colons of each open directive. */
  let open: number[] = []
  let depth = 0
  for (const [, line] of unfencedLines(text)) {
    const [, colons, name] = DIRECTIVE.exec(line) ?? []
    if (colons === undefined) continue
    if (name !== undefined) {
      open.push(colons.length)
      depth = Math.max(depth, open.length)
      continue
    }
    // A closing line closes the outermost directive with as many or fewer colons, and all directives inside of it.
    const closed = open.findIndex((count) => count <= colons.length)
    if (closed >= 0) open = open.slice(0, closed)
  }
  return depth
}

/** Maximum number of table cells. Markdown pads short rows, so a few thousand characters could produce millions of cells. */
const MAX_CELLS = 20_000

/** Throws `TooMuchText` for tables that would take seconds to render. The limit applies to all tables of a text together. */
export function limitTables(tree: Root) {
  let cells = 0
  visit(tree, 'table', ({ align, children, position }) => {
    const columns = align?.length ?? 0
    const rows = children.length
    cells += columns * rows
    if (cells <= MAX_CELLS) return
    const message = `With this table of ${columns} columns and ${rows} rows the page has ${cells} table cells, more than the limit of ${MAX_CELLS}. Move rows to other pages, or remove columns.`
    throw new TooMuchText(position?.start, message)
  })
}

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[string]>, unknown[]>
type Context = ThisParameterType<Construct['tokenize']>
type State = ReturnType<Construct['tokenize']>

/** Characters that the parser compares with earlier characters of the same paragraph. */
export const MARKS = '*_~[!:'
/** Number of marks in a paragraph that do not count towards the limit. */
export const FREE_MARKS = 200
/**
 * Maximum cost of a document's marks. The parser compares each mark with the earlier marks of the paragraph, so the cost of a mark is the number of
 * earlier marks.
 */
const MAX_COST = 3_000_000

const TOO_MANY_MARKS = 'This paragraph has more marks, such as "*" and "[", than can be parsed. Split it.'

/** Cost of each document, and number of marks in each paragraph. */
const costs = new WeakMap<Context['parser'], number>()
const counts = new WeakMap<Context, number>()

function countMark(context: Context) {
  const count = (counts.get(context) ?? 0) + 1
  const cost = (costs.get(context.parser) ?? 0) + Math.max(0, count - FREE_MARKS)
  if (cost > MAX_COST) throw new TooMuchText(context.now(), TOO_MANY_MARKS)
  counts.set(context, count)
  costs.set(context.parser, cost)
}

/** A micromark construct that counts each mark but does not parse it, so that the parser continues with the other constructs. */
const counter: Construct = {
  name: 'markCounter',
  tokenize(effects, _ok, nok) {
    const start: State = (code) => {
      effects.enter('data')
      return run(code, code)
    }
    const run = (mark: number | null, code: number | null): ReturnType<State> => {
      if (code !== mark) return nok(code)
      countMark(this)
      effects.consume(code)
      return (next) => run(mark, next)
    }
    return start
  },
}

const extension: Extension = { text: Object.fromEntries(Array.from(MARKS, (mark) => [mark.charCodeAt(0), counter])) }

/** Remark plugin that throws `TooMuchText` for paragraphs that would take seconds to parse. The time grows with the square of the marks. */
export function limitMarks(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension]
}
