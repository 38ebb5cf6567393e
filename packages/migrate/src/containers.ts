import { messageOf } from '@galley/core/message-of'
import { parse } from 'yaml'

/** The parts of a line that opens a container. */
export interface Opening {
  colons: number
  name: string
  label?: string
  /** The source of the attributes, without the braces. */
  attributes?: string
}

/** The syntax of containers in one system. */
export interface ContainerSyntax {
  /** Parses a line without its indentation. Returns undefined for a line that opens no container. */
  open: (line: string) => Opening | undefined
  /** True for MDC: outer containers have fewer colons than inner ones, props may be YAML, and slots start with `#`. */
  isMdc?: boolean
}

/** A rewritten text. `lines` has the old line of each new line, both counted from 0. */
export interface OpenedText {
  text: string
  lines: number[]
}

/** Matches the start of a code fence, also in lists and quotes. */
const FENCE = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})/
const CLOSING = /^([ \t>]*)(:{2,})[ \t]*$/
const WRITTEN_OPENING = /^(?:[ \t>]|[-*+] |\d+[.)] )*(:{3,})(?=\w)/

/** Returns a function that takes each line of a text in order, and returns true for lines of code. */
export function createFenceReader() {
  let fence: string | undefined
  return (line: string): boolean => {
    const [opening = '', mark] = FENCE.exec(line) ?? []
    if (fence === undefined) {
      // A line with a backtick after the fence is inline code, and opens no block.
      if (mark?.startsWith('`') && line.slice(opening.length).includes('`')) return false
      fence = mark
      return mark !== undefined
    }
    if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = undefined
    return true
  }
}

interface Open extends Opening {
  line: number
  indent: string
  /** In MDC, the number of spaces before the lines of the container's content. */
  strip?: number
  isSlot?: boolean
}

/**
 * Writes the containers of a text as directives for the parser. Each directive has its own closing line.
 * @param firstLine Added to the line numbers that are returned and reported.
 */
export function openContainers(
  text: string,
  syntax: ContainerSyntax,
  firstLine: number,
  note: (line: number, message: string) => void,
): OpenedText {
  const output: string[] = []
  const lines: number[] = []
  const stack: Open[] = []
  const isCode = createFenceReader()
  const push = (line: string, from: number) => {
    output.push(line)
    lines.push(from)
  }
  const close = (line: number) => {
    const { indent, colons } = stack.pop()!
    push(`${indent}${':'.repeat(Math.max(3, colons))}`, line)
  }
  const written = text.split('\n')
  for (let index = 0; index < written.length; index += 1) {
    const from = firstLine + index
    const top = stack.at(-1)
    const raw = written[index]!
    if (top && syntax.isMdc && raw.trim())
      top.strip ??= CLOSING.test(raw) ? 0 : Math.max(0, raw.length - raw.trimStart().length - top.indent.length)
    const line = raw.replace(new RegExp(`^[ \\t]{0,${top?.strip ?? 0}}`), '')
    if (isCode(line)) {
      push(line, from)
      continue
    }
    const [, indent = '', rest = ''] = /^([ \t>]*(?:[-*+] |\d+[.)] )?)(.*)$/s.exec(line)!
    const opening = syntax.open(rest.trimEnd())
    if (opening) {
      const own: Open = { ...opening, line: from, indent: indent.replace(/[^>\s]/g, ' ') }
      if (syntax.isMdc) index = readProps(written, index, own, (message) => note(from, message))
      stack.push(own)
      push(indent + writeOpening(own), from)
      continue
    }
    const closing = CLOSING.exec(line)
    if (closing) {
      const count = closing[2]!.length
      const at = syntax.isMdc
        ? stack.findLastIndex(({ colons, isSlot }) => !isSlot && colons === count)
        : stack.findIndex(({ colons }) => colons <= count)
      if (at >= 0) while (stack.length > at) close(from)
      else if (count > 2) {
        note(from, `"${closing[2]!}" has no opening line and is shown as code. Remove it.`)
        push(line.replace(/:+/, '`$&`'), from)
      } else push(line, from)
      continue
    }
    const slot = syntax.isMdc && top ? /^#([\w-]+)(?:\{.*\})?$/.exec(rest.trimEnd())?.[1] : undefined
    if (slot !== undefined) {
      if (top!.isSlot) close(from)
      const own = { colons: 3, name: 'slot', attributes: `name="${slot}"`, line: from, indent, isSlot: true }
      stack.push(own)
      push(indent + writeOpening(own), from)
      continue
    }
    push(line, from)
  }
  while (stack.length > 0) {
    const { line, name, isSlot } = stack.at(-1)!
    if (!isSlot)
      note(line, `"${name}" has no closing line. One was added at the end of the page. Move it to the right place.`)
    close(firstLine + written.length - 1)
  }
  return { text: levelColons(output.join('\n')), lines }
}

const writeOpening = ({ colons, name, label, attributes }: Opening) =>
  `${':'.repeat(Math.max(3, colons))}${name}${label === undefined ? '' : `[${label}]`}${attributes ? `{${attributes}}` : ''}`

/** Adds the YAML between two lines of `---` below an opening line to the attributes. Returns the index of the last line of the YAML. */
function readProps(lines: string[], index: number, own: Open, note: (message: string) => void) {
  if (lines[index + 1]?.trim() !== '---') return index
  const end = lines.findIndex((line, at) => at > index + 1 && line.trim() === '---')
  if (end < 0) return index
  try {
    const props = (parse(lines.slice(index + 2, end).join('\n')) ?? {}) as Record<string, unknown>
    const written = Object.entries(props).map(([name, value]) => writeAttribute(name, value))
    own.attributes = [own.attributes, ...written].filter(Boolean).join(' ')
  } catch (error) {
    note(`The YAML of "${own.name}" cannot be read: ${messageOf(error).split('\n')[0]} The props are left out.`)
  }
  return end
}

/** Writes an attribute of a directive. */
export const writeAttribute = (name: string, value: unknown) => {
  if (value === true) return name
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
}

/** Gives each container more colons than the containers inside. Every container must have a closing line. */
export function levelColons(text: string): string {
  const lines = text.split('\n')
  const stack: { line: number; colons: number }[] = []
  const isCode = createFenceReader()
  const set = (line: number, colons: number) => void (lines[line] = lines[line]!.replace(/:{3,}/, ':'.repeat(colons)))
  lines.forEach((line, index) => {
    if (isCode(line)) return
    const opening = WRITTEN_OPENING.exec(line)?.[1]
    if (opening) stack.push({ line: index, colons: opening.length })
    if (opening || !/^[ \t>]*:{3,}[ \t]*$/.test(line)) return
    const own = stack.pop()
    if (!own) return
    set(own.line, own.colons)
    set(index, own.colons)
    const around = stack.at(-1)
    if (around) around.colons = Math.max(around.colons, own.colons + 1)
  })
  return lines.join('\n')
}

/** Writes a container of this project. The label is Markdown. */
export function writeContainer(
  name: string,
  { label, attributes = {} }: { label?: string | undefined; attributes?: Record<string, unknown> },
  content: string,
): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false)
  const opening = writeOpening({
    colons: 3,
    name,
    ...(label !== undefined && { label }),
    attributes: given.map(([key, value]) => writeAttribute(key, value)).join(' '),
  })
  const inner = content.replace(/^(?:[ \t]*\n)+|\s+$/g, '')
  return [opening, ...(inner ? [inner] : []), ':::'].join('\n')
}

/** Writes a text as the label of a directive: on one line, with escaped brackets. */
export const toLabel = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<!\\)[[\]]/g, '\\$&')
