import type { Data, Processor } from 'unified'
import { TooMuchText } from './too-much-text'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[string]>, unknown[]>
type Context = ThisParameterType<Construct['tokenize']>
type State = ReturnType<Construct['tokenize']>

export const MARKS = '*_~[!:'
/** As many marks of one paragraph cost nothing. */
export const FREE_MARKS = 200
/** How far the marks of a document may cost time. Each mark of a paragraph is compared with those before it. */
const MAX_COST = 3_000_000

const TOO_MANY_MARKS = 'This paragraph has more marks, such as "*" and "[", than can be parsed. Split it.'

/** The cost of each document, and the marks in each of its paragraphs. */
const costs = new WeakMap<Context['parser'], number>()
const counts = new WeakMap<Context, number>()

function countMark(context: Context) {
  const count = (counts.get(context) ?? 0) + 1
  const cost = (costs.get(context.parser) ?? 0) + Math.max(0, count - FREE_MARKS)
  if (cost > MAX_COST) throw new TooMuchText(context.now(), TOO_MANY_MARKS)
  counts.set(context, count)
  costs.set(context.parser, cost)
}

/** Counts marks, and leaves them to the constructs that read them. */
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

/** Refuses paragraphs that would take seconds to parse, with a `TooMuchText`: the time grows with the square of their marks. */
export function limitMarks(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension]
}
