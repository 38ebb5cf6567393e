import { diffArrays } from 'diff'
import { SKIP, visit } from 'unist-util-visit'
import { type Directive, endOf, labelOf, startOf } from './convert-components'
import type { Note } from './dialect'
import { takeHiddenLines } from './hidden-lines'
import type { JsxElement } from './mdx-code'
import type { ParsedBody } from './read-body'
import { showEmoji } from './show-emoji'

interface Word {
  text: string
  start: number
  end: number
  /** The line of the file. The words of an attribute have the line of the tag. */
  line: number
  /** The attribute that contains the word. */
  attribute?: string | undefined
}

/** Attributes whose values readers see. */
const TEXT_ATTRIBUTE = /^:?(?:title|label|text|alt|caption|summary|description|heading|header|placeholder|aria-label)$/i
/** Attributes of several words that no reader sees. */
const UNSEEN_ATTRIBUTE = /^[:@]?(?:class(?:name)?|style|sizes|srcset|allow|rel|d|points|transform|viewbox|v-.*|on.*)$/i

/** Returns true for an attribute with text for readers, by its name or because its value has several words. */
export const isTextAttribute = (name: string, value: string): boolean =>
  TEXT_ATTRIBUTE.test(name) || (!UNSEEN_ATTRIBUTE.test(name) && /\p{L}{2,}[,.;:]?\s+\p{L}+[,.;:]?\s+\p{L}/u.test(value))

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const ENTITY = /&#?\w+;/g
/** Matches tags and escapes within a string literal. */
const MARKUP = /<\/?[A-Za-z][^>]*>|\\[nrt]/g
/** Matches braces with code and up to three levels of inner braces. */
const BRACES = [1, 2, 3].reduce((inner) => `\\{(?:[^{}]|${inner})*\\}`, '\\{[^{}]*\\}')
const ATTRIBUTE = new RegExp(`([\\w:@.-]+)=(?:"([^"]*)"|'([^']*)'|(${BRACES}))`, 'g')
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\[^])*)`/g
/** Matches the parts of HTML that are not text: comments, scripts, style sheets and tags. */
const HTML = new RegExp(
  `<!--[^]*?-->|<(script|style)\\b[^]*?</\\1\\s*>|(?<tag></?[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^"'<>{}])*>)`,
  'gi',
)
/** Matches lines with comments that mark lines of code, which the conversion replaces. */
const UNSEEN_LINE = /highlight-(?:next-line|start|end)|\[!code [^\]]*\]/
/** Matches text that the conversion removes without a message: an obsolete option of npm, and the language of inline code. */
const REMOVED = /(?<=npm (?:install|i|add)) (?:--save|-S)(?= )|\{lang="[\w-]*"\}/g

type OldBody = Pick<ParsedBody, 'source' | 'tree' | 'lineAt'>

/** Collects the words that readers of the old page saw. */
class OldWords {
  private readonly words: Word[] = []
  private readonly text: string
  /** The offset at which each line starts. */
  private readonly starts: readonly number[]

  constructor(
    private readonly body: OldBody,
    private readonly hiddenLines: Record<string, RegExp> | undefined,
  ) {
    this.text = showEmoji(body.source.replace(REMOVED, blank), (_, name) => blank(name))
    let offset = 0
    this.starts = this.text.split('\n').map((line) => (offset += line.length + 1) - line.length - 1)
  }

  /** Returns the words in their order, without names of tags, URLs, comments, imports and hidden lines. */
  read(): Word[] {
    visit(this.body.tree, (node) => {
      // A bare email address and the text around the address have no position, and never change.
      if (!node.position) return undefined
      if ('name' in node && /^(?:script|style)$/.test(node.name ?? '')) return SKIP
      const [start, end] = [startOf(node), endOf(node)]
      if (['text', 'inlineCode', 'inlineMath', 'math'].includes(node.type)) this.add(start, end)
      else if (node.type === 'code') this.addCode(start, end)
      else if (node.type === 'html') this.addHtml(start, end)
      else if (/^mdx\w+Expression$/.test(node.type)) this.addExpression(start, end)
      else if ('attributes' in node) this.addAttributes(...this.rangeOfAttributes(node))
      for (const text of ['alt' in node && node.alt, 'title' in node && node.title]) if (text) this.addText(text, start)
      return undefined
    })
    return this.words.sort((a, b) => a.start - b.start)
  }

  /** Returns the start and the end of the attributes: behind the label of a directive, or in the opening tag of a JSX element. */
  private rangeOfAttributes(node: Directive | JsxElement): [start: number, end: number] {
    const [first] = node.children
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      return [startOf(node), first ? startOf(first) : endOf(node)]
    const label = node.type === 'containerDirective' ? labelOf(node) : node.children.at(-1)
    const start = label ? endOf(label) : startOf(node)
    return [start, start + /^.*/.exec(this.text.slice(start))![0].length]
  }

  private lineAt(offset: number): number {
    return this.body.lineAt(this.starts.findLastIndex((start) => start <= offset) + 1)
  }

  private add(start: number, end: number, attribute?: string, line?: number, isLiteral = false) {
    const written = this.text.slice(start, end)
    const shown = (isLiteral ? written.replace(MARKUP, blank) : written).replace(ENTITY, blank)
    for (const { 0: word, index } of shown.matchAll(WORD)) {
      const at = start + index
      this.words.push({ text: word, start: at, end: at + word.length, line: line ?? this.lineAt(at), attribute })
    }
  }

  /** Adds a text such as a title if the source contains the text without escapes. */
  private addText(text: string, start: number) {
    const at = this.text.indexOf(text, start)
    if (at >= 0) this.add(at, at + text.length)
  }

  private addExpression(start: number, end: number) {
    const isComment = /^(?:<!--|\{\s*\/\*)/.test(this.text.slice(start, end))
    if (!isComment) this.addLiterals(start, end, '')
  }

  private addHtml(start: number, end: number) {
    let cursor = start
    for (const { 0: all, index, groups } of this.text.slice(start, end).matchAll(HTML)) {
      this.add(cursor, start + index)
      cursor = start + index + all.length
      if (groups!['tag']) this.addAttributes(start + index, cursor)
    }
    this.add(cursor, end)
  }

  /** Adds string literals within code. */
  private addLiterals(start: number, end: number, name: string, line?: number) {
    for (const { 0: all, index, ...match } of this.text.slice(start, end).matchAll(LITERAL))
      if (isTextAttribute(name, match[1] ?? match[2] ?? match[3]!))
        this.add(start + index, start + index + all.length, name, line, true)
  }

  private addAttributes(start: number, end: number) {
    const line = this.lineAt(start)
    for (const { 0: all, index, ...match } of this.text.slice(start, end).matchAll(ATTRIBUTE)) {
      const name = match[1]!
      const [from, to] = [start + index + name.length + 1, start + index + all.length]
      if (match[4] !== undefined || name.startsWith(':')) this.addLiterals(from, to, name, line)
      else if (isTextAttribute(name, match[2] ?? match[3]!)) this.add(from, to, name, line)
    }
  }

  private addCode(start: number, end: number) {
    const [opening = '', ...code] = this.text.slice(start, end).split('\n')
    const [fence, info = ''] = /^(?:`{3,}|~{3,})(.*)$/.exec(opening) ?? []
    if (fence === undefined) {
      // Indented code has no options.
      this.add(start, end)
      return
    }
    const infoStart = start + opening.length - info.length
    this.addAttributes(infoStart, start + opening.length)
    const name = /\[(.*)\]/.exec(info)
    if (name) this.add(infoStart + name.index, infoStart + name.index + name[0].length)
    const shown = [...takeHiddenLines(code, info, () => undefined, this.hiddenLines)]
    let offset = start + opening.length + 1
    for (const line of code) {
      if (line === shown[0]) {
        shown.shift()
        if (!UNSEEN_LINE.test(line)) this.add(offset, offset + line.length)
      }
      offset += line.length + 1
    }
  }
}

const blank = (text: string) => ' '.repeat(text.length)

const countWords = (words: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The maximum number of kept words between two lost words that are reported together. */
const MAX_GAP = 2
const MAX_SHOWN = 160

/** Shortens a text to one line for a message in double quotes. */
const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').replaceAll('"', "'")
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN).replace(/ \S*$/, '')} …` : line
}

/**
 * Finds the words of an old page that the new page lacks, regardless of their order.
 * @param written The new page.
 * @param notes Messages about the page. Words and names of attributes that a message quotes are not reported again.
 * @param hiddenLines Matches lines of code that the old system hides, by language.
 */
export function findLostWords(
  body: OldBody,
  written: string,
  notes: readonly Omit<Note, 'file'>[],
  hiddenLines?: Record<string, RegExp>,
) {
  const words = new OldWords(body, hiddenLines).read()
  const texts = words.map(({ text }) => text)
  const now = written.replace(ENTITY, ' ').match(WORD) ?? []
  const kept = countWords(now)
  const missing = new Map([...countWords(texts)].map(([word, count]) => [word, count - (kept.get(word) ?? 0)] as const))
  if (![...missing.values()].some((count) => count > 0)) return []

  const quoted = notes.map((note) => ({ ...note, words: new Set(/".*"/s.exec(note.message)?.[0].match(WORD)) }))
  const isReported = ({ text, line, attribute }: Word) =>
    quoted.some(
      (note) =>
        (note.line <= line && note.words.has(text)) ||
        (note.line === line && attribute !== undefined && note.message.includes(`"${attribute}"`)),
    )
  const runs: { first: number; last: number }[] = []
  let at = 0
  for (const { value, removed, added } of diffArrays(texts, now)) {
    if (added) continue
    for (const word of value) {
      const count = missing.get(word) ?? 0
      const last = runs.at(-1)
      if (removed && count > 0) {
        missing.set(word, count - 1)
        if (!isReported(words[at]!)) {
          if (last && at - last.last <= MAX_GAP + 1 && words[at]!.line - words[last.last]!.line <= 1) last.last = at
          else runs.push({ first: at, last: at })
        }
      }
      at += 1
    }
  }
  return runs.map(({ first, last }) => ({
    line: words[first]!.line,
    words: shorten(body.source.slice(words[first]!.start, words[last]!.end)),
  }))
}
