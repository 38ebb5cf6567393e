import { posix } from 'node:path'
import { createFenceReader, type OpenedText, writeAttribute } from '../containers'
import type { TextTools } from '../dialect'
import { openIndentedBlocks } from '../indented-blocks'

/** Matches a directive of mdBook: its name, the file, and the lines or the anchor. */
const DIRECTIVE = /(\\?)\{\{\s*#(include|rustdoc_include|playground|playpen|title)\s+([^\s}:]+)?:?([^}]*?)\s*\}\}/
/** Matches a snippet of MkDocs: the file, and the lines or the section. */
const SNIPPET = /(?<=^[ \t>]*)--8<--[ \t]+["']([^"':]+):?([^"']*)["'](?=[ \t]*$)/
/** Matches attributes of Python-Markdown after a link, an image or other text. */
const ATTRIBUTES = /(?<=[)\]*_])\{:?[ \t]*((?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[\w%.-]+))(?:[ \t]+[^{}]*)?)\}/g
const HEADING_ATTRIBUTES = /^(#{1,6}[ \t].*?)[ \t]+\{:?[ \t]*(#[\w.:-]+)?([^{}]*)\}[ \t]*$/
/** Matches inline code, or the text between two pieces of inline code. */
const WORDS = /(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|[^`]+/g
const ABBREVIATION = /^\*\[([^\]]+)\]:/
/** Matches a comment at the start or end of a part of a file. */
const MARK = /ANCHOR(?:_END)?:[ \t]*[\w-]+|--8<--[ \t]+\[(?:start|end):/

/** Rewrites the syntax of mdBook and MkDocs as plain Markdown and directives. */
export function openMarkdown(text: string, tools: TextTools): OpenedText {
  const book = openBook(text, tools)
  return openIndentedBlocks(openPython(book, tools))
}

/** Replaces directives of mdBook: by the included code, or by `::include` for Markdown files. */
function openBook(text: string, { read, note }: TextTools): OpenedText {
  const output: string[] = []
  const lines: number[] = []
  const isCode = createFenceReader()
  for (const [from, line] of text.split('\n').entries()) {
    const push = (one: string) => {
      output.push(one)
      lines.push(from)
    }
    const isInside = isCode(line)
    const [directive, escape, kind, file = '', part = ''] = readDirective(line)
    if (directive === undefined || escape) {
      push(escape ? line.replace(DIRECTIVE, (all) => all.slice(1)) : line)
      continue
    }
    if (kind === 'title') {
      note(from, `"${directive}" is left out. Write the title into the front matter.`)
      continue
    }
    const isText = /\.mdx?$/.test(file)
    const code = read(file)
    const taken = code === undefined ? undefined : takePart(code, part)
    const indent = /^[ \t>]*/.exec(line)![0]
    if (taken === undefined) {
      const lack = code === undefined ? `file "${file}" does not exist` : `file "${file}" has no part "${part}"`
      note(from, `The included ${lack}. The directive is shown as code; replace it with the text.`)
      push(isInside ? line : line.replace(directive, () => `\`${directive}\``))
    } else if (!isInside && isText && part === '' && line.trim() === directive)
      push(`${indent}::include{${writeAttribute('src', file)}}`)
    else {
      note(from, `The text of "${file}" is part of the page now. To keep a separate file, use ::include.`)
      const language = posix.extname(file).slice(1)
      const fence = isInside || isText ? undefined : `\`\`\`${language === 'rs' ? 'rust' : language}`
      for (const one of fence ? [fence, ...taken, '```'] : taken) push(indent + one)
    }
  }
  return { text: output.join('\n'), lines }
}

function readDirective(line: string): (string | undefined)[] {
  const [snippet, file, part] = SNIPPET.exec(line) ?? []
  return snippet === undefined ? [...(DIRECTIVE.exec(line) ?? [])] : [snippet, '', 'include', file, part]
}

/** Returns all lines of a file, a range of lines, or the lines of a named part; undefined if the part does not exist. */
function takePart(code: string, part: string): string[] | undefined {
  const lines = code.replace(/\n$/, '').split('\n')
  const shown = (all: string[]) => all.filter((line) => !MARK.test(line))
  const [numbers, first, colon, last] = /^(\d*)(:?)(\d*)$/.exec(part) ?? []
  if (numbers !== undefined) {
    const start = Number(first || 1)
    return shown(lines.slice(start - 1, colon || numbers === '' ? Number(last || lines.length) : start))
  }
  const find = (...marks: string[]) =>
    lines.findIndex((line) =>
      marks.some((mark) =>
        line
          .replace(/(?<=:)[ \t]+/, '')
          .split(/[\s\]]/)
          .includes(mark),
      ),
    )
  const start = find(`ANCHOR:${part}`, `[start:${part}`)
  const end = find(`ANCHOR_END:${part}`, `[end:${part}`)
  return start < 0 ? undefined : shown(lines.slice(start + 1, end < 0 ? undefined : end))
}

/** Rewrites the syntax of Python-Markdown and its extensions within lines. */
function openPython({ text, lines }: OpenedText, { note }: TextTools): OpenedText {
  const isCode = createFenceReader()
  let isOpen = false
  const output = text.split('\n').map((line, index) => {
    const from = lines[index]!
    const isInside = isCode(line)
    const isFence = isInside && !isOpen
    isOpen = isInside
    if (isInside) return isFence ? openFence(line) : line
    const abbreviation = ABBREVIATION.exec(line)
    if (abbreviation) {
      note(from, `The abbreviation "${abbreviation[1]!}" became text. Define the term in content/glossary.yml.`)
      return line
    }
    if (/^:[ \t]+\S/.test(line)) note(from, 'A list of definitions became text. Write a list or a table instead.')
    const leaveOut = (attributes: string) => {
      if (attributes.trim())
        note(from, `"${attributes.trim().replaceAll('"', "'")}" is left out: Galley supports no attributes on text.`)
      return ''
    }
    return line
      .replace(HEADING_ATTRIBUTES, (_, words: string, id: string | undefined, others: string) => {
        leaveOut(others)
        return id === undefined ? words : `${words} {${id}}`
      })
      .replace(WORDS, (words) =>
        words.startsWith('`')
          ? words
          : words
              .replace(ATTRIBUTES, (_, attributes: string) => leaveOut(attributes))
              .replace(/(?<![=\w])==(?=[^\s=])([^=]+?)(?<=\S)==(?![=\w])/g, '<mark>$1</mark>')
              .replace(/(?<![+\w])\+\+([a-z][\w-]*(?:\+[\w-]+)*)\+\+(?![+\w])/g, (_, keys: string) =>
                keys
                  .split('+')
                  .map((key) => `:kbd[${key}]`)
                  .join(' '),
              ),
      )
  })
  return { text: output.join('\n'), lines }
}

/** Rewrites the options of a code block. */
const openFence = (line: string) =>
  line
    .replace(/^([ \t>]*`{3,})[ \t]*\{[ \t]*\.([\w+-]+)([^}]*)\}/, '$1$2$3')
    .replace(
      /\bhl_lines=(["'])([\d\s,-]+)\1/,
      (_, _quote, marked: string) => `{${marked.trim().replace(/[\s,]+/g, ',')}}`,
    )
    .replace(/\blinenums=(["'])(\d+)\1/, 'lineNumbers=$2')
