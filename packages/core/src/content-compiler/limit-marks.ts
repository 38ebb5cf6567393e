import type { Data, Processor } from 'unified'
import { TooMuchText } from './too-much-text'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[string]>, unknown[]>
type Context = ThisParameterType<Construct['tokenize']>
type State = ReturnType<Construct['tokenize']>

export const MARKS = '*_~[!:'
/** Number of marks in a paragraph that do not count towards the limit. */
export const FREE_MARKS = 200
/** Maximum cost of a document's marks. The parser compares each mark with the earlier marks of the paragraph, so each mark costs their number. */
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

/** Construct that counts marks and rejects them, so that the parser continues with the other constructs. */
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
