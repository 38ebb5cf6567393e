import { createFenceReader, levelColons, type OpenedText, toLabel, writeAttribute } from './containers'

const ADMONITION = /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+(?:[ \t]+[\w-]+)*)?[ \t]*(?:"((?:[^"\\]|\\.)*)")?[ \t]*$/
const TAB = /^([ \t]*)===[!+]{0,2}[ \t]+"((?:[^"\\]|\\.)*)"[ \t]*$/
const INDENT = 4

interface Line {
  text: string
  /** The line of the old text. */
  from: number
}

/** Writes the indented blocks of MkDocs, `!!! note` and `=== "Tab"`, as directives. */
export function openIndentedBlocks({ text, lines }: OpenedText): OpenedText {
  const read = convert(text.split('\n').map((line, index) => ({ text: line, from: lines[index] ?? 0 })))
  return { text: levelColons(read.map((line) => line.text).join('\n')), lines: read.map(({ from }) => from) }
}

function convert(lines: readonly Line[]): Line[] {
  const output: Line[] = []
  const isCode = createFenceReader()
  /** The indentation of the open tabs. */
  let tabs: string | undefined
  for (let index = 0; index < lines.length; index += 1) {
    const { text, from } = lines[index]!
    const add = (one: string) => void output.push({ text: one, from })
    const opening = isCode(text) ? undefined : readOpening(text)
    if (tabs !== undefined && text.trim() && (!opening?.isTab || opening.indent !== tabs)) {
      add(`${tabs}:::`)
      add('')
      tabs = undefined
    }
    if (!opening) {
      add(text)
      continue
    }
    const { indent, isTab } = opening
    if (isTab && tabs === undefined) {
      add(`${indent}:::tabs`)
      tabs = indent
    }
    add(indent + opening.text)
    const end = endOf(lines, index + 1, indent.length + INDENT)
    const inside = lines.slice(index + 1, end).map((line) => ({
      ...line,
      text: indent + line.text.slice(indent.length + INDENT),
    }))
    output.push(...convert(inside))
    add(`${indent}:::`)
    index = end - 1
  }
  if (tabs !== undefined) output.push({ text: `${tabs}:::`, from: lines.at(-1)!.from })
  return output
}

/** Returns the index after an indented block. Empty lines at the end do not belong to the block. */
function endOf(lines: readonly Line[], start: number, width: number): number {
  let end = start
  for (let index = start; index < lines.length; index += 1) {
    const { text } = lines[index]!
    if (text.trim() === '') continue
    if (text.slice(0, width).trim() !== '') break
    end = index + 1
  }
  return end
}

/** Reads a line that opens a block, and writes the directive for it. */
function readOpening(line: string) {
  const [tab, at = '', name = ''] = TAB.exec(line) ?? []
  if (tab !== undefined) return { indent: at, isTab: true, text: `:::tab[${toLabel(name.replace(/\\"/g, '"'))}]` }
  const [all, indent = '', mark, types = '', title] = ADMONITION.exec(line) ?? []
  if (all === undefined || (types === '' && title === undefined)) return undefined
  const [type = 'note', ...looks] = types.split(/[ \t]+/).filter(Boolean)
  const label = toLabel((title ?? '').replace(/\\"/g, '"'))
  const attributes = [
    writeAttribute('type', type.toLowerCase()),
    ...(title === '' ? ['untitled'] : []),
    ...(looks.length > 0 ? [writeAttribute(looks.join(' '), true)] : []),
    ...(mark === '!!!' ? [] : [writeAttribute('fold', mark === '???' ? 'closed' : 'open')]),
  ]
  return {
    indent,
    isTab: false,
    text: `:::admonition${label ? `[${label}]` : ''}{${attributes.join(' ')}}`,
  }
}
