import { suggestLanguage } from '@galley/core/code-highlighter'
import { convertCommand } from '@galley/core/content-compiler'
import { bundledLanguages } from 'shiki'
import { writeContainer } from './containers'
import { takeHiddenLines } from './hidden-lines'
import { describeMustache } from './show-code'

const OPTION =
  /:?([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|\{([^}]*)\}|([^\s{]+))|\[((?:\\.|\[(?:\[[^\]]*\]|[^\]])*\]|[^\]])*)\]|\{([\d\s,-]+)\}|("(?:[^"\\]|\\.)+"|'[^']+'|\/(?:[^/\\\s]|\\.)+\/)|:?([\w-]+)|\S/g

const PLAIN = ['text', 'txt', 'plain', 'plaintext', '']
const KNOWN = ['math', 'mermaid']
/** Options that only change the appearance of a block in the old system. */
const LOOKS = [
  'frame',
  'theme',
  'lang',
  'preserveIndent',
  'noCopy',
  'no-line-numbers',
  'twoslash',
  'copy',
  'icon',
  'meta',
]

const COMMENTS: [languages: string, write: (mark: string) => string][] = [
  [
    'bash sh shell zsh console yaml yml python py ruby rb toml ini dockerfile docker makefile make env dotenv',
    (mark) => `# ${mark}`,
  ],
  ['html vue svelte astro xml md markdown mdx svg', (mark) => `<!-- ${mark} -->`],
  ['css scss less', (mark) => `/* ${mark} */`],
  ['sql lua haskell', (mark) => `-- ${mark}`],
]
const commentOf = (language: string) =>
  COMMENTS.find(([names]) => names.split(' ').includes(language))?.[1] ?? ((mark: string) => `// ${mark}`)

/** Matches a Docusaurus comment that marks lines. The comment fills its line. */
const MAGIC = /^\s*(?:\/\/|#|\/\*|<!--|\{\/\*|--|;|%)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/

/**
 * Converts a code block.
 * @param source The block with both fences.
 * @param prefix The start of each line after the first, such as the indentation of a list.
 * @param hiddenLines Matches lines that the old system hides, by language.
 */
export function convertFence(
  source: string,
  prefix: string,
  note: (message: string) => void,
  hiddenLines?: Record<string, RegExp>,
): string {
  const [first = '', ...rest] = source.split('\n')
  const [, mark, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(first) ?? []
  // Indented code has no options to convert.
  if (mark === undefined) return source
  const hasEnd =
    rest
      .at(-1)
      ?.replace(/^[ \t>]*/, '')
      .startsWith(mark) ?? false
  const last = hasEnd ? rest.slice(-1) : []
  const code = takeHiddenLines(hasEnd ? rest.slice(0, -1) : rest, info, note, hiddenLines)
  const fence = new Fence(info.trim(), code, note)
  const marked = takeMagicComments(code, fence.lines)
  const lines = fence.lines.length > 0 ? [`{${[...new Set(fence.lines)].join(',')}}`] : []
  const name = fence.name === undefined ? [] : [`[${fence.name}]`]
  const meta = [...name, ...lines, ...fence.words, ...fence.options]
  // Unchanged options keep their order and spaces.
  const isSame = (fence.language !== '' || meta.length === 0) && readsTheSame(info.trim(), [fence.language, ...meta])
  const opening = isSame ? first : mark + [fence.language || (meta.length > 0 ? 'text' : ''), ...meta].join(' ')
  const block = [opening, ...marked, ...last].join('\n')
  if (!fence.isNpm) return block
  // npm saves by default, and other package managers reject the option.
  const commands = block.replace(/(npm (?:install|i|add)) (?:--save|-S)(?= )/g, '$1')
  const unknown = code
    .flatMap((line) => line.replace(/ (?:--save|-S)(?= )/, '').split(/\s*&&\s*/))
    .find((one) => convertCommand(one.trim(), 'pnpm') === undefined)
  if (unknown !== undefined) {
    note(`The command "${unknown.trim()}" is unknown to pnpm, yarn and bun. The block shows only npm.`)
    return block
  }
  return writeContainer('package-managers', {}, commands)
    .split('\n')
    .map((line, index) => (index === 0 || line.startsWith(prefix) ? line : prefix + line))
    .join('\n')
}

const readsTheSame = (info: string, parts: string[]) =>
  [...info.matchAll(/\[[^\]]*\]|\{[^}]*\}|\S+/g)]
    .map(([part]) => part)
    .sort()
    .join('\n') === parts.filter(Boolean).sort().join('\n')

/** The options of a code block. */
class Fence {
  language: string
  name: string | undefined
  readonly lines: string[] = []
  readonly words: string[] = []
  readonly options: string[] = []
  isNpm = false

  constructor(
    info: string,
    private readonly code: string[],
    private readonly note: (message: string) => void,
  ) {
    const written = /^[^\s{[:]*/.exec(info)![0]
    // Rust's tools read "rust,ignore".
    const [named = '', ...flags] = written.split(',')
    // In languages such as "js-vue", VitePress replaces expressions in the code by their values.
    const isFilled = /-vue$/i.test(named) && !Object.hasOwn(bundledLanguages, named.toLowerCase())
    this.language = isFilled ? named.slice(0, -4) : named
    const value = isFilled ? /\{\{.*?\}\}/.exec(code.join('\n'))?.[0] : undefined
    if (value !== undefined) note(describeMustache(value))
    const language = this.language.toLowerCase()
    for (const flag of flags.filter(Boolean)) this.refuse(flag)
    if (!PLAIN.includes(language) && !KNOWN.includes(language) && !Object.hasOwn(bundledLanguages, language)) {
      const hint = suggestLanguage(language)
      note(`Unknown code language "${this.language}".${hint} The block has no colours now. Name a known language.`)
      this.language = 'text'
    }
    // Galley reads no options of formulas and diagrams.
    if (!KNOWN.includes(language)) this.readOptions(info.slice(written.length))
  }

  private readOptions(text: string) {
    for (const [all, key, double, single, braced, bare, bracketed, lines, word, flag] of text.matchAll(OPTION)) {
      const value = double ?? single ?? braced ?? bare
      if (bracketed !== undefined) this.setName(bracketed)
      else if (lines !== undefined) this.lines.push(lines.replace(/\s/g, ''))
      else if (word !== undefined) this.addWord(word, all)
      else if (key !== undefined && ['mark', 'ins', 'del'].includes(key))
        this.mark(key, value!, braced !== undefined, all)
      else if (key !== undefined || flag !== undefined) this.readOption(key ?? flag!, value, all)
    }
  }

  /** A name may have brackets in pairs, such as "[slug].vue". */
  private setName(written: string) {
    const name = written.replaceAll('\\', '').trim()
    const unpaired = name.replace(/\[[^[\]]*\]/g, '').replace(/\[[^[\]]*\]/g, '')
    const isPaired = !/[[\]]/.test(unpaired)
    this.name = isPaired ? name : name.replaceAll('[', '(').replaceAll(']', ')')
    if (!isPaired) this.note(`The name "${name}" of a code block has an unmatched bracket, which became a parenthesis.`)
  }

  /** Adds a marked word, in quotes or as a pattern of the old system. */
  private addWord(word: string, written: string) {
    const [mark = '', text] = [word[0], word.slice(1, -1)]
    if (mark === '/' && /(?<!\\)[\\^$.|?*+()[\]{}]/.test(text.replace(/\\[^\w\s]/g, '')))
      this.note(`The pattern ${written} of a code block is left out: Galley marks words, not patterns.`)
    // Text in double quotes or between slashes has the same meaning in Galley, and does not change.
    else this.words.push(mark === "'" ? writeWord(text) : word)
  }

  /** Marks lines such as `{1,3-5}`, or a word. */
  private mark(key: string, value: string, isLines: boolean, written: string) {
    if (isLines && key === 'mark') this.lines.push(value.replace(/\s/g, ''))
    else if (isLines) markLines(this.code, value, key === 'ins' ? '++' : '--', this.language)
    else {
      if (/^\/.*\/$/.test(value)) this.addWord(value, value)
      else this.words.push(writeWord(value))
      if (key !== 'mark')
        this.note(
          `"${written}" marks words as added or removed. Galley highlights these words without this difference.`,
        )
    }
  }

  /** Reads an option such as `wrap` or `title="app.ts"`. */
  private readOption(name: string, value: string | undefined, written: string) {
    const isOff = value === 'false'
    if (value !== undefined && ['title', 'filename', 'label', 'file'].includes(name)) this.setName(value)
    else if (['showLineNumbers', 'lineNumbers', 'startLineNumber', 'line-numbers'].includes(name)) {
      if (!isOff) this.setNumbers(value)
    } else if (name === 'wrap') {
      if (!isOff) this.options.push('wrap')
    } else if (name === 'collapse') this.options.push(isOff ? 'collapse=false' : 'collapse')
    else if (name === 'npm2yarn') this.isNpm = true
    else if (!LOOKS.includes(name)) this.refuse(value === undefined ? name : written)
  }

  private setNumbers(value = '') {
    const written = /^\d+$/.test(value) && value !== '1' ? `lineNumbers=${value}` : 'lineNumbers'
    const at = this.options.findIndex((option) => option.startsWith('lineNumbers'))
    if (at < 0) this.options.push(written)
    else if (written !== 'lineNumbers') this.options[at] = written
  }

  private refuse(option: string) {
    this.note(`The unsupported option "${option}" of a code block is left out.`)
  }
}

/** Writes a marked word. A backslash is escaped twice: for Markdown and for the options. */
const writeWord = (text: string) =>
  /^[^/\\]*"[^/\\]*$/.test(text)
    ? `/${text}/`
    : `"${text.replace(/[\\"]/g, (sign) => `\\\\${sign === '"' ? sign : '\\\\'}`)}"`

/** Adds a comment to the end of lines such as "2,4-6". */
function markLines(code: string[], ranges: string, mark: string, language: string) {
  const comment = commentOf(language.toLowerCase())(`[!code ${mark}]`)
  for (const range of ranges.split(',')) {
    const [start = 0, end = start] = range.split('-').map(Number)
    for (let line = start; line <= end; line += 1)
      if (code[line - 1] !== undefined) code[line - 1] = `${code[line - 1]!.trimEnd()} ${comment}`
  }
}

/** Replaces comments that mark lines by the numbers of the lines. */
function takeMagicComments(code: string[], lines: string[]): string[] {
  const kept: string[] = []
  let start: number | undefined
  for (const line of code) {
    const kind = MAGIC.exec(line)?.[1]
    if (kind === 'next-line') lines.push(String(kept.length + 1))
    else if (kind === 'start') start = kept.length + 1
    else if (kind === 'end') {
      if (start !== undefined) lines.push(start < kept.length ? `${start}-${kept.length}` : String(start))
      start = undefined
    } else kept.push(line)
  }
  return kept
}
