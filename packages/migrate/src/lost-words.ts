import { diffArrays } from 'diff'
import { createFenceReader } from './containers'
import type { Note } from './dialect'
import { takeHiddenLines } from './hidden-lines'
import { showEmoji } from './show-emoji'

/** A page as the old site has it. */
export interface OldText {
  /** The text below its front matter, and the line of the file on which that starts. */
  text: string
  firstLine: number
  isMdx: boolean
  /** The first and the last line of each block of imports and exports. */
  modules: readonly (readonly [first: number, last: number])[]
  /** Lines of code that the old system does not show, by language. */
  hiddenLines?: Record<string, RegExp> | undefined
}

interface Word {
  text: string
  start: number
  end: number
  /** The line of the file; for a value of an attribute, that of the tag, with the name of the attribute. */
  line: number
  attribute?: string | undefined
}

/** Attributes whose values readers see. */
const TEXT_ATTRIBUTE = /^:?(?:title|label|text|alt|caption|summary|description|heading|header|placeholder|aria-label)$/i
/** Attributes of several words that no reader sees. */
const UNSEEN_ATTRIBUTE = /^[:@]?(?:class(?:name)?|style|sizes|srcset|allow|rel|d|points|transform|viewbox|v-.*|on.*)$/i

/** Returns true for an attribute with text for readers: by its name, or because its value is several words. */
export const isTextAttribute = (name: string, value: string): boolean =>
  TEXT_ATTRIBUTE.test(name) || (!UNSEEN_ATTRIBUTE.test(name) && /\p{L}{2,}[,.;:]?\s+\p{L}+[,.;:]?\s+\p{L}/u.test(value))

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const ENTITY = /&#?\w+;/g
/** Tags and escapes within a text of code. */
const MARKUP = /<\/?[A-Za-z][^>]*>|\\[nrt]/g
/** Braces with code, which may hold others. */
const BRACES = [1, 2, 3].reduce((inner) => `\\{(?:[^{}]|${inner})*\\}`, '\\{[^{}]*\\}')
const ATTRIBUTE = new RegExp(`([\\w:@.-]+)=(?:"([^"]*)"|'([^']*)'|(${BRACES}))`, 'g')
const LITERAL = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\[^])*)`/g
const FENCE = /^(?:[ \t>]|[-*+] |\d+[.)] )*(`{3,}|~{3,})(.*)$/
/** Lines of code that the old system does not show as such: comments that mark lines, and what includes files. */
const UNSEEN_LINE = /highlight-(?:next-line|start|end)|\[!code [^\]]*\]|\{\{\s*#\w|^[ \t>]*--8<--/

/** The option that npm needs no more, which is left out of its commands. */
const NPM_SAVE = /(?<=npm (?:install|i|add)) (?:--save|-S)(?= )/g

const START = '(?<=^(?:[ \\t>]|[-*+] |\\d+[.)] )*)'
/** The parts of a text that are not simply words. */
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

/** Reads the words that the old page shows: no names of tags, no URLs, no comments, imports or hidden lines. */
function readOldWords({ text: written, firstLine, isMdx, modules, hiddenLines }: OldText): Word[] {
  const blank = (option: string) => ' '.repeat(option.length)
  const text = showEmoji(written.replace(NPM_SAVE, blank), (_, name) => blank(name))
  const words: Word[] = []
  const lines = text.split('\n')
  let offset = 0
  const starts = lines.map((line) => (offset += line.length + 1) - line.length - 1)
  const lineAt = (at: number) => firstLine + starts.findLastIndex((start) => start <= at)
  const add = (start: number, end: number, attribute?: string, line?: number, isLiteral = false) => {
    const blank = (found: string) => ' '.repeat(found.length)
    const shown = isLiteral ? text.slice(start, end).replace(MARKUP, blank) : text.slice(start, end)
    const part = shown.replace(ENTITY, blank)
    for (const { 0: word, index } of part.matchAll(WORD)) {
      const at = start + index
      words.push({ text: word, start: at, end: at + word.length, line: line ?? lineAt(at), attribute })
    }
  }
  /** Adds texts within code. */
  const addLiterals = (start: number, end: number, name: string, line?: number) => {
    for (const { 0: all, index, ...match } of text.slice(start, end).matchAll(LITERAL))
      if (isTextAttribute(name, match[1] ?? match[2] ?? match[3]!))
        add(start + index, start + index + all.length, name, line, true)
  }
  const addAttributes = (start: number, end: number) => {
    const line = lineAt(start)
    for (const { 0: all, index, ...match } of text.slice(start, end).matchAll(ATTRIBUTE)) {
      const name = match[1]!
      const [from, to] = [start + index + name.length + 1, start + index + all.length]
      if (match[4] !== undefined || name.startsWith(':')) addLiterals(from, to, name, line)
      else if (isTextAttribute(name, match[2] ?? match[3]!)) add(from, to, name, line)
    }
  }
  const addCode = (from: number, [opening = '', ...code]: string[]) => {
    const info = FENCE.exec(opening)?.[2] ?? ''
    const infoStart = starts[from]! + opening.length - info.length
    addAttributes(infoStart, infoStart + info.length)
    const name = /\[(.*)\]/.exec(info)
    if (name) add(infoStart + name.index, infoStart + name.index + name[0].length)
    const shown = [...takeHiddenLines(code, info, () => undefined, hiddenLines)]
    code.forEach((line, index) => {
      if (line !== shown[0]) return
      shown.shift()
      const start = starts[from + 1 + index]!
      if (!UNSEEN_LINE.test(line)) add(start, start + line.length)
    })
  }

  const isModule = (index: number) =>
    modules.some(([first, last]) => index >= first - firstLine && index <= last - firstLine)
  const isCode = createFenceReader()
  let open: { from: number; mark: string } | undefined
  const prose = lines.map((line, index) => {
    const empty = blank(line)
    if (isModule(index)) return empty
    if (!isCode(line)) return line
    const [, mark = '', info = ''] = FENCE.exec(line) ?? []
    if (!open) open = { from: index, mark }
    else if ((mark.startsWith(open.mark) && info.trim() === '') || index === lines.length - 1) {
      addCode(open.from, lines.slice(open.from, index))
      open = undefined
    }
    return empty
  })
  const shown = prose.join('\n')
  let cursor = 0
  for (const { 0: all, index, groups } of shown.matchAll(isMdx ? MDX : MARKDOWN)) {
    const end = index + all.length
    addShown(cursor, index)
    cursor = end
    if (groups!['code']) add(index, end)
    else if (groups!['tag'] ?? groups!['props']) addAttributes(index, end)
    else if (groups!['braces']) addLiterals(index, end, '')
    else if (groups!['yaml'])
      for (const { 0: line, 1: name = '', 2: value = '', index: at } of all.matchAll(/^[ \t]*([\w-]+):[ \t]*(.*)$/gm))
        if (isTextAttribute(name, value)) add(index + at + line.length - value.length, index + at + line.length, name)
  }
  addShown(cursor, shown.length)
  return words.sort((a, b) => a.start - b.start)

  /** Adds the words between two points that are neither code nor imports. */
  function addShown(start: number, end: number) {
    for (const { 0: line, index } of shown.slice(start, end).matchAll(/\S[^\n]*/g))
      add(start + index, start + index + line.length)
  }
}

const countWords = (words: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Lost words with at most as many others between them are reported together. */
const MAX_GAP = 2
const MAX_SHOWN = 160

/** A text in one line, without the quotes that would end its own. */
const shorten = (text: string) => {
  const line = text.replace(/\s+/g, ' ').replaceAll('"', "'")
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN).replace(/ \S*$/, '')} …` : line
}

/**
 * Finds the words of an old page that the new one does not have, in whatever order.
 * @param written The new page.
 * @param notes What was already reported of the page. A note names lost words, or their attribute, in quotes.
 */
export function findLostWords(old: OldText, written: string, notes: readonly Omit<Note, 'file'>[]) {
  const words = readOldWords(old)
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
