import { diffArrays } from 'diff'
import { createFenceReader } from './containers'
import type { Note } from './dialect'
import { takeHiddenLines } from './hidden-lines'
import { showEmoji } from './show-emoji'

/** The text of an old page. */
export interface OldText {
  /** The text below the front matter. */
  text: string
  /** The line of the file on which the text starts. */
  firstLine: number
  isMdx: boolean
  /** The first and last line of each block of imports and exports. */
  modules: readonly (readonly [first: number, last: number])[]
  /** Matches lines of code that the old system hides, by language. */
  hiddenLines?: Record<string, RegExp> | undefined
}

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
/** Tags and escapes within a text of code. */
const MARKUP = /<\/?[A-Za-z][^>]*>|\\[nrt]/g
/** Matches braces with code and up to three levels of inner braces. */
const BRACES = [1, 2, 3].reduce((inner) => `\\{(?:[^{}]|${inner})*\\}`, '\\{[^{}]*\\}')
const ATTRIBUTE = new RegExp(`([\\w:@.-]+)=(?:"([^"]*)"|'([^']*)'|(${BRACES}))`, 'g')
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\[^])*)`/g
const FENCE = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})(.*)$/
/** Matches lines of code that the old system replaces: comments that mark lines, and directives that include files. */
const UNSEEN_LINE = /highlight-(?:next-line|start|end)|\[!code [^\]]*\]|\{\{\s*#\w|^[ \t>]*--8<--/

/** An obsolete option of npm, which the conversion removes from commands. */
const NPM_SAVE = /(?<=npm (?:install|i|add)) (?:--save|-S)(?= )/g

const START = '(?<=^(?:[ \\t>]|[-*+] |\\d+[.)] )*)'
/** Patterns for the parts of a text that are not plain words. */
const PIECES = [
  '\\\\[^\\w\\s]',
  '(?<code>(?<!`)(`+)(?!`)(?:(?!\\n[ \\t]*\\n)[^])*?(?<!`)\\2(?!`))',
  '<!--[^]*?-->|\\{\\s*/\\*[^]*?\\*/\\s*\\}|<(script|style)\\b[^]*?</\\3\\s*>',
  `(?<tag></?[A-Za-z](?:"[^"]*"|'[^']*'|${BRACES}|[^"'<>{}])*>)`,
  `\\]\\(\\s*(?:<[^>\\n]*>|[^\\s()]*(?:\\([^\\s()]*\\)[^\\s()]*)*)(?=[\\s)])|\\]\\[[^\\]\\n]*\\]|${START}\\[[^\\]\\n^]+\\]:\\s*\\S+`,
  '(?<yaml>(?<=^[ \\t]*:{2,}[\\w-]+.*\\n)[ \\t]*---\\n[^]*?\\n[ \\t]*---$)',
  '(?<props>(?<=[\\])`*_\\w"][ \\t]*)\\{[#.:\\w][^{}\\n]*\\})',
  '\\{\\{\\s*\\$?frontmatter\\.[^}]*\\}\\}|\\{\\{\\s*#[^}]*\\}\\}|^[ \\t]*--8<--.*$|\\[\\[toc\\]\\]|^<<<.*$|^[ \\t]*#[\\w-]+(?:\\{.*\\})?$',
  `${START}(?:!!!|\\?\\?\\?\\+?)[ \\t]+[\\w-]+(?:[ \\t]+[\\w-]+)*|${START}:{2,}[ \\t]*[\\w-]*|${START}\\d+[.)](?=\\s)|:[a-z][\\w-]*(?=[[{])|(?<=^|\\s):[a-z][\\w-]*(?=\\s|$)`,
]
const MARKDOWN = new RegExp(PIECES.join('|'), 'gimu')
const MDX = new RegExp([...PIECES, `(?<braces>${BRACES})`].join('|'), 'gimu')

/** Collects the words that readers of the old page saw. */
class OldWords {
  private readonly words: Word[] = []
  private readonly text: string
  private readonly lines: readonly string[]
  /** The offset at which each line starts. */
  private readonly starts: readonly number[]

  constructor(private readonly page: OldText) {
    this.text = showEmoji(page.text.replace(NPM_SAVE, blank), (_, name) => blank(name))
    this.lines = this.text.split('\n')
    let offset = 0
    this.starts = this.lines.map((line) => (offset += line.length + 1) - line.length - 1)
  }

  /** Returns the words in their order, without names of tags, URLs, comments, imports and hidden lines. */
  read(): Word[] {
    const prose = this.readCode()
    let cursor = 0
    for (const { 0: all, index, groups } of prose.matchAll(this.page.isMdx ? MDX : MARKDOWN)) {
      const end = index + all.length
      this.addProse(prose, cursor, index)
      cursor = end
      if (groups!['code']) this.add(index, end)
      else if (groups!['tag'] ?? groups!['props']) this.addAttributes(index, end)
      else if (groups!['braces']) this.addLiterals(index, end, '')
      else if (groups!['yaml']) this.addYaml(all, index)
    }
    this.addProse(prose, cursor, prose.length)
    return this.words.sort((a, b) => a.start - b.start)
  }

  /** Adds the words of code blocks. Returns the text with spaces for code blocks, imports and exports. */
  private readCode(): string {
    const { modules, firstLine } = this.page
    const isModule = (index: number) =>
      modules.some(([first, last]) => index >= first - firstLine && index <= last - firstLine)
    const isCode = createFenceReader()
    let open: { from: number; mark: string } | undefined
    const prose = this.lines.map((line, index) => {
      if (isModule(index)) return blank(line)
      if (!isCode(line)) return line
      const [, mark = '', info = ''] = FENCE.exec(line) ?? []
      if (!open) open = { from: index, mark }
      else if ((mark.startsWith(open.mark) && info.trim() === '') || index === this.lines.length - 1) {
        this.addCode(open.from, this.lines.slice(open.from, index))
        open = undefined
      }
      return blank(line)
    })
    return prose.join('\n')
  }

  private lineAt(offset: number): number {
    return this.page.firstLine + this.starts.findLastIndex((start) => start <= offset)
  }

  private add(start: number, end: number, attribute?: string, line?: number, isLiteral = false) {
    const written = this.text.slice(start, end)
    const shown = (isLiteral ? written.replace(MARKUP, blank) : written).replace(ENTITY, blank)
    for (const { 0: word, index } of shown.matchAll(WORD)) {
      const at = start + index
      this.words.push({ text: word, start: at, end: at + word.length, line: line ?? this.lineAt(at), attribute })
    }
  }

  private addProse(prose: string, start: number, end: number) {
    for (const { 0: line, index } of prose.slice(start, end).matchAll(/\S[^\n]*/g))
      this.add(start + index, start + index + line.length)
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

  private addYaml(text: string, start: number) {
    for (const { 0: line, 1: name = '', 2: value = '', index } of text.matchAll(/^[ \t]*([\w-]+):[ \t]*(.*)$/gm)) {
      const end = start + index + line.length
      if (isTextAttribute(name, value)) this.add(end - value.length, end, name)
    }
  }

  private addCode(from: number, [opening = '', ...code]: readonly string[]) {
    const info = FENCE.exec(opening)?.[2] ?? ''
    const infoStart = this.starts[from]! + opening.length - info.length
    this.addAttributes(infoStart, infoStart + info.length)
    const name = /\[(.*)\]/.exec(info)
    if (name) this.add(infoStart + name.index, infoStart + name.index + name[0].length)
    const shown = [...takeHiddenLines(code, info, () => undefined, this.page.hiddenLines)]
    code.forEach((line, index) => {
      if (line !== shown[0]) return
      shown.shift()
      const start = this.starts[from + 1 + index]!
      if (!UNSEEN_LINE.test(line)) this.add(start, start + line.length)
    })
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
 * @param notes Messages about the page. Words, or names of attributes, in their quotes are not reported again.
 */
export function findLostWords(old: OldText, written: string, notes: readonly Omit<Note, 'file'>[]) {
  const words = new OldWords(old).read()
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
    words: shorten(old.text.slice(words[first]!.start, words[last]!.end)),
  }))
}
