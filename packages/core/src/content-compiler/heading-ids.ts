import type { Root } from 'mdast'
import type { Data, Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { isOwnId, refuseId } from '../own-ids'
import type { DocumentContext } from './document-context'

/** Matches the id at the end of a heading: `{#id}`, or `#id` in a comment of MDX. Only closing marks such as "##", or an underline, may follow. */
const WRITTEN_ID = /\\?\{(?:#([^{}`\n]+)|\/\*\s*#([^{}`\n]+?)\s*\*\/)\}[ \t]*(?:#+[ \t]*|\n.*)?$/
/** Matches the id in the last text node of a heading. */
const ID_IN_TEXT = /\s*\{(?:#|\/\*)[^{]*$/
const ID = /^[\p{L}\p{M}\p{N}_.:-]+$/u
/** Matches the syntax of other tools for an id, such as "[#setup]", but not an issue number. */
const IN_BRACKETS = /\s\[#([a-z][\w-]*)\]$/i

/** Returns the id at the end of a heading's source, and the index of the id in the source. */
export function readHeadingId(written: string): { id?: string; index?: number } {
  const match = WRITTEN_ID.exec(written)
  const id = match?.[1] ?? match?.[2]
  return match && id !== undefined ? { id, index: match.index } : {}
}

/** Moves ids that authors write at the end of headings, such as `## Set up {#setup}`, to the heading's `id`. `text` is the source of the tree. */
export function takeHeadingIds(tree: Root, text: string, context: Pick<DocumentContext, 'report'>) {
  visit(tree, 'heading', (heading) => {
    const { start, end } = heading.position!
    const written = text.slice(start.offset, end.offset)
    const { id, index = 0 } = readHeadingId(written)
    const point = written.includes('\n') ? start : { line: start.line, column: start.column + index }
    if (id === undefined) {
      const last = heading.children.at(-1)
      const [, meant] = (last?.type === 'text' && IN_BRACKETS.exec(last.value)) || []
      if (meant !== undefined)
        context.report(start, `"[#${meant}]" is shown as text. Write the id of a heading as "{#${meant}}".`)
      return
    }
    for (let last = heading.children.pop(); last; last = heading.children.pop()) {
      if (last.type === 'mdxTextExpression') break
      const at = last.type === 'text' ? last.value.search(ID_IN_TEXT) : -1
      if (last.type !== 'text' || at < 0) continue
      if (at > 0) heading.children.push({ ...last, value: last.value.slice(0, at) })
      break
    }
    if (isOwnId(id)) context.report(point, refuseId(id))
    else if (ID.test(id)) heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } }
    else
      context.report(
        point,
        `The id of this heading must be letters, digits, "-", "_", "." or ":", got "${id}". Correct it.`,
      )
  })
}

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[number]>, unknown[]>

/** Makes the MDX parser read `{#id}` as text. Otherwise it would parse the content of the braces as code. */
export function headingIdSyntax(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text: { [BRACE]: { tokenize } } }]
}

const BRACE = 123
const CLOSING_BRACE = 125
const HASH = 35

const tokenize: Construct['tokenize'] = (effects, ok, nok) => {
  const inside: typeof ok = (code) => {
    // In micromark, negative codes are line endings.
    if (code === null || code < 0 || code === BRACE) return nok(code)
    effects.consume(code)
    if (code !== CLOSING_BRACE) return inside
    effects.exit('data')
    return ok
  }
  const hash: typeof ok = (code) => {
    if (code !== HASH) return nok(code)
    effects.consume(code)
    return inside
  }
  return (code) => {
    effects.enter('data')
    effects.consume(code)
    return hash
  }
}
