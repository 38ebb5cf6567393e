import {
  transformerMetaHighlight,
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerNotationWordHighlight,
  transformerRemoveNotationEscape,
} from '@shikijs/transformers'
import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Code, Root } from 'mdast'
import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { visit } from 'unist-util-visit'
import {
  describeCode,
  type FenceMeta,
  isShownCode,
  readFenceMeta,
  type DocumentContext,
  type HighlightedCode,
} from './content-compiler'
import { question, suggest } from './nearest'

/** Languages, as named after an opening fence, of code that a terminal shows or runs. */
const SHELLS = 'bash bat batch cmd console fish powershell ps ps1 sh shell shellscript shellsession zsh'.split(' ')
/** Languages for recordings of a terminal. In a recording, ">" at the start of a line continues a command. In a script, ">" would write to a file. */
const SESSIONS = ['console', 'shellsession']
const PYTHON = ['py', 'python']

/** Matches "$ ", "user@host:~$ ", "PS C:\\> " and "C:\\>". */
const SHELL_PROMPT = String.raw`(?:[\w.-]+@[\w.-]+[^$%#\n]*)?\$ |PS(?: [^>\n]*)?> ?|[A-Za-z]:\\[^>\n]*> ?`
const CONTINUED = `${SHELL_PROMPT}|> `
const PYTHON_PROMPT = String.raw`>>> ?|\.\.\. ?`

const startsLine = (prompt: string) => new RegExp(`^[ \\t]*(?:${prompt})`, 'm')

/** Returns a pattern for the prompt before each command of a block; undefined for a block without prompts. */
export function promptPattern(language: string, code: string): RegExp | undefined {
  if (PYTHON.includes(language)) return /^>>>/m.test(code) ? startsLine(PYTHON_PROMPT) : undefined
  if (!SHELLS.includes(language)) return undefined
  const isSession = SESSIONS.includes(language) || startsLine(SHELL_PROMPT).test(code)
  return isSession ? startsLine(CONTINUED) : undefined
}

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns a pattern that matches any of the words. If several words match at a position, the longest wins. */
const patternOf = (words: readonly string[]) =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map(escape)
      .join('|'),
    'g',
  )

/**
 * Finds the matches of a pattern in a line of tokens, and wraps each match in an element with the class `name`. A match may span several tokens or
 * parts of tokens.
 */
function markWords(line: Element, pattern: RegExp, name = 'highlighted-word') {
  const marks = [...toString(line).matchAll(new RegExp(pattern, 'g'))]
  let offset = 0
  const next = () => marks.find(({ index, 0: word }) => offset < index + word.length)
  const children: ElementContent[] = []
  for (const token of line.children) {
    let rest = toString(token)
    while (rest !== '') {
      const mark = next()
      const isInside = mark !== undefined && offset >= mark.index
      const end = mark === undefined ? Infinity : isInside ? mark.index + mark[0].length : mark.index
      const text = rest.slice(0, end - offset)
      const piece = cut(token, text)
      if (!isInside) children.push(piece)
      else if (offset > mark.index) (children.at(-1) as Element).children.push(piece)
      else
        children.push({
          type: 'element',
          tagName: 'span',
          properties: { class: name },
          children: [piece],
        })
      rest = rest.slice(text.length)
      offset += text.length
    }
  }
  line.children = children
}

const cut = (token: ElementContent, value: string): ElementContent =>
  token.type === 'element' ? { ...token, children: [{ type: 'text', value }] } : { type: 'text', value }

const PLAIN_LANGUAGES = ['text', 'txt', 'plain', 'plaintext', '']
/** Terminal output with ANSI colours. Shiki highlights it without a grammar. */
const TERMINAL = 'ansi'
/** Maximum length of highlighted code, in UTF-16 units. Highlighting longer code would take seconds. */
const MAX_COLOURED_LENGTH = 100_000
/** Maximum length of a highlighted line. Longer lines, such as minified code, stay plain. */
const MAX_COLOURED_LINE = 5_000
const VARIABLE = /^color:var\(--code-(?:token-)?([\w-]+)\)/
const theme = createCssVariablesTheme({
  name: 'site',
  variablePrefix: '--code-',
  variableDefaults: {},
  fontStyle: false,
})

/** Languages that are highlighted inside of other languages, such as YAML in the front matter of Markdown. */
const EMBEDDED = 'css diff html javascript json jsx shellscript sql toml tsx typescript yaml'.split(' ')

/**
 * Uses JavaScript's regular expressions, because Oniguruma needs 100 MB more in each thread. A pattern that cannot be translated, such as a pattern
 * of AutoHotkey 2, highlights nothing.
 */
const engine = createJavaScriptRegexEngine({ forgiving: true })
const highlighters = new Map<string, Promise<Highlighter>>()
/** Highlighters that have loaded a language, by the name of the language. */
const opened = new Map<string, Promise<Highlighter>>()

/** Maximum number of remembered blocks. After an edit, most blocks of a page are the same. */
const MAX_REMEMBERED = 500
/** Maximum length of a remembered block, to limit the memory. */
const MAX_REMEMBERED_LENGTH = 10_000
const remembered = new Map<string, string>()

/** Returns a highlighter that has loaded a language. Remembered, because loading a loaded language again takes time, too. */
function openHighlighter(language: string): Promise<Highlighter> {
  const opening = opened.get(language) ?? loadLanguage(language)
  opened.set(language, opening)
  return opening
}

/**
 * Loads a language. A language that can contain other languages gets its own highlighter: in a shared highlighter, the result would depend on the
 * languages that were loaded before.
 */
async function loadLanguage(language: string): Promise<Highlighter> {
  const load = Object.hasOwn(bundledLanguages, language) && bundledLanguages[language as BundledLanguage]
  const held = load ? ((await load()).default.at(-1)?.embeddedLangsLazy ?? []) : []
  const key = held.length > 0 ? language : ''
  const opening = highlighters.get(key) ?? createHighlighter({ engine, themes: [theme], langs: [], warnings: false })
  highlighters.set(key, opening)
  const highlighter = await opening
  const needed = [language, ...held.filter((name) => EMBEDDED.includes(name))]
  await highlighter.loadLanguage(...(needed as BundledLanguage[]))
  return highlighter
}

const isLine = (node: ElementContent): node is Element => node.type === 'element'

/** Replaces the inline colour of a token with the short class name of its kind, because the style sheet has the colours of both colour modes. */
function nameKind(token: ElementContent): ElementContent {
  const [text] = token.type === 'element' ? token.children : []
  if (token.type !== 'element' || text === undefined) return token
  const { style, class: marks } = token.properties
  const kind = typeof style === 'string' ? VARIABLE.exec(style)?.[1] : undefined
  const names = [kind === 'foreground' ? undefined : kind, marks].flat().filter(Boolean).join(' ')
  return names === '' ? text : { ...token, properties: { class: names } }
}

const notations = [
  transformerMetaHighlight(),
  transformerNotationHighlight(),
  transformerNotationDiff(),
  transformerNotationFocus(),
  transformerNotationErrorLevel(),
  transformerNotationWordHighlight(),
  transformerRemoveNotationEscape(),
]

/** Last step of the highlighting: short class names, and marks around prompts and the words that the fence names. */
const finishLines = (words: readonly string[], prompt: RegExp | undefined): ShikiTransformer => ({
  code({ children }) {
    for (const line of children.filter(isLine)) {
      line.children = line.children.map(nameKind)
      if (words.length > 0) markWords(line, patternOf(words))
      if (prompt) markWords(line, prompt, 'prompt')
    }
  },
})

/** Highlights every code block of a document, and stores the HTML in the node's `data.highlighted`. Reports unknown languages and options. */
export async function highlightCode(tree: Root, context: DocumentContext) {
  const blocks: Code[] = []
  visit(tree, 'code', (node) => {
    if (isShownCode(node)) blocks.push(node)
  })
  for (const block of blocks) block.data = { ...block.data, highlighted: await highlightBlock(block, context) }
}

async function highlightBlock(block: Code, context: DocumentContext): Promise<HighlightedCode> {
  const meta = readFenceMeta(block.meta)
  for (const problem of meta.problems) context.report(block.position?.start, problem)
  const language = knownLanguage(block, context)
  const { value, data } = block
  const key = JSON.stringify([language, meta.lines, meta.words, data?.verbatim, value])
  const inner = remembered.get(key) ?? (await colourCode(block, language, meta))
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  if (value.length <= MAX_REMEMBERED_LENGTH) remembered.set(key, inner)
  return describeCode(inner, language, meta)
}

/** Returns the code as HTML with a class for each kind of token. */
async function colourCode({ value, data }: Code, language: string, { lines = '', words }: FenceMeta) {
  const lineCount = value.split('\n').length
  const shiki = await openHighlighter(language)
  const html = shiki.codeToHtml(value, {
    lang: value.length > MAX_COLOURED_LENGTH ? 'text' : language,
    theme: 'site',
    // Disables Shiki's time limit: with the limit, a busy machine would build other pages than an idle machine.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: MAX_COLOURED_LINE,
    // Shiki expands every range to a list of numbers, so long ranges are cut after the last line of the code.
    meta: { __raw: `{${lines.replace(/\d+/g, (line) => String(Math.min(Number(line), lineCount + 1)))}}` },
    transformers: [...(data?.verbatim ? [] : notations), finishLines(words, promptPattern(language, value))],
  })
  return html.slice(html.indexOf('<code>') + '<code>'.length, html.lastIndexOf('</code>'))
}

/** Returns the block's language. Reports a language that Shiki lacks, and returns "text" for it. */
function knownLanguage(block: Code, context: DocumentContext): string {
  const written = (block.lang ?? '').toLowerCase()
  // Rust's documentation tool supports options such as "rust,ignore".
  const [language = ''] = written.split(',')
  const isKnown =
    PLAIN_LANGUAGES.includes(language) || language === TERMINAL || Object.hasOwn(bundledLanguages, language)
  if (!isKnown || language !== written) {
    const hint = isKnown ? ` Did you mean "${language || 'text'}"?` : suggestLanguage(language)
    // A warning, because readers can still read the code.
    context.report(
      block.position?.start,
      `The code language "${written}" is not known.${hint} Use a known one, or "text".`,
      true,
    )
  }
  return isKnown && !PLAIN_LANGUAGES.includes(language) ? language : 'text'
}

/** Language names of other systems, each with the language of Shiki that has the same or a similar syntax. */
const OTHER_NAMES: Record<string, string> = {
  cfg: 'ini',
  conf: 'ini',
  config: 'ini',
  env: 'dotenv',
  golang: 'go',
  htm: 'html',
  output: 'text',
  patch: 'diff',
  psh: 'powershell',
  stderr: 'text',
  stdout: 'text',
}

/** Returns ` Did you mean "…"?` with the most similar language of Shiki, to append to a message; "" if no language is similar. */
export function suggestLanguage(language: string): string {
  const other = Object.hasOwn(OTHER_NAMES, language) ? OTHER_NAMES[language] : undefined
  const names = [TERMINAL, ...Object.keys(bundledLanguages), ...Object.keys(bundledLanguagesAlias)]
  return question(other) || suggest(language, names)
}
