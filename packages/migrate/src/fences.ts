import { suggestLanguage } from '@galley/core/code-highlighter'
import { convertCommand } from '@galley/core/content-compiler'
import { bundledLanguages } from 'shiki'
import { writeContainer } from './containers'
import { takeHiddenLines } from './hidden-lines'

/** The options behind a fence, and the code with the comments that mark lines. */
interface Fence {
  language: string
  name?: string
  lines: string[]
  words: string[]
  options: string[]
  isNpm?: boolean
}

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

/** Matches a comment of Docusaurus that marks lines, on a line of its own. */
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
  const fence = readInfo(info.trim(), code, note)
  const marked = takeMagicComments(code, fence.lines)
  const lines = fence.lines.length > 0 ? [`{${[...new Set(fence.lines)].join(',')}}`] : []
  const name = fence.name === undefined ? [] : [`[${fence.name}]`]
  const meta = [...name, ...lines, ...fence.words, ...fence.options]
  // Equal options keep their order and spaces.
  const isSame = (fence.language !== '' || meta.length === 0) && readsTheSame(info.trim(), [fence.language, ...meta])
  const opening = isSame ? first : mark + [fence.language || (meta.length > 0 ? 'text' : ''), ...meta].join(' ')
  const block = [opening, ...marked, ...last].join('\n')
  if (!fence.isNpm) return block
  // npm saves without the option, and other package managers reject the option.
  const commands = block.replace(/(npm (?:install|i|add)) (?:--save|-S)(?= )/g, '$1')
  const unknown = code
    .flatMap((line) => line.replace(/ (?:--save|-S)(?= )/, '').split(/\s*&&\s*/))
    .find((one) => convertCommand(one.trim(), 'pnpm') === undefined)
  if (unknown !== undefined) {
    note(`"${unknown.trim()}" is not known in the words of pnpm, yarn and bun. The block has it for npm only.`)
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

function readInfo(info: string, code: string[], note: (message: string) => void): Fence {
  const written = /^[^\s{[:]*/.exec(info)![0]
  // Rust's tools read "rust,ignore".
  const [named = '', ...flags] = written.split(',')
  // VitePress fills values into the code of languages such as "js-vue".
  const isFilled = /-vue$/i.test(named) && !Object.hasOwn(bundledLanguages, named.toLowerCase())
  const language = isFilled ? named.slice(0, -4) : named
  const value = isFilled ? /\{\{.*?\}\}/.exec(code.join('\n'))?.[0] : undefined
  if (value !== undefined) note(`"${value}" is code of Vue. It is shown as code; write the text that it stands for.`)
  const fence: Fence = { language, lines: [], words: [], options: [] }
  const lower = language.toLowerCase()
  for (const flag of flags.filter(Boolean)) unknownOption(flag, note)
  if (!PLAIN.includes(lower) && !KNOWN.includes(lower) && !Object.hasOwn(bundledLanguages, lower)) {
    const hint = suggestLanguage(lower)
    note(
      `The code language "${language}" is not known here.${hint} The block is "text", without colours; name a known language.`,
    )
    fence.language = 'text'
  }
  // Options behind the language only apply to a shown block.
  if (KNOWN.includes(lower)) return fence
  for (const [all, key, double, single, braced, bare, bracketed, lines, word, option] of info
    .slice(written.length)
    .matchAll(OPTION)) {
    const value = double ?? single ?? braced ?? bare
    if (bracketed !== undefined) setName(fence, bracketed, note)
    else if (lines !== undefined) fence.lines.push(lines.replace(/\s/g, ''))
    else if (word !== undefined) addWord(word, all, fence, note)
    else if (key !== undefined) readPair(key, value!, braced !== undefined, all, fence, code, note)
    else if (option !== undefined) readFlag(option, fence, note)
  }
  return fence
}

/** A name may have brackets in pairs, such as "[slug].vue". */
function setName(fence: Fence, written: string, note: (message: string) => void) {
  const name = written.replaceAll('\\', '').trim()
  const isPaired =
    name
      .replace(/\[[^[\]]*\]/g, '')
      .replace(/\[[^[\]]*\]/g, '')
      .search(/[[\]]/) < 0
  fence.name = isPaired ? name : name.replaceAll('[', '(').replaceAll(']', ')')
  if (!isPaired) note(`The name "${name}" of a code block has a bracket without its pair, which is a parenthesis now.`)
}

/** Adds a marked word, in quotes or as a pattern of the old system. */
function addWord(word: string, written: string, fence: Fence, note: (message: string) => void) {
  const [mark = '', text] = [word[0], word.slice(1, -1)]
  if (mark === '/' && /(?<!\\)[\\^$.|?*+()[\]{}]/.test(text.replace(/\\[^\w\s]/g, '')))
    note(`The pattern ${written} behind the fence is left out: this project marks words, not patterns.`)
  // A text in double quotes or between slashes means the same here, and stays as it was written.
  else fence.words.push(mark === "'" ? writeWord(text) : word)
}

/** Writes a marked word. A backslash is escaped twice: for Markdown and for the options. */
const writeWord = (text: string) =>
  /^[^/\\]*"[^/\\]*$/.test(text)
    ? `/${text}/`
    : `"${text.replace(/[\\"]/g, (sign) => `\\\\${sign === '"' ? sign : '\\\\'}`)}"`

function readPair(
  key: string,
  value: string,
  isBraced: boolean,
  written: string,
  fence: Fence,
  code: string[],
  note: (message: string) => void,
) {
  if (['title', 'filename', 'label', 'file'].includes(key)) setName(fence, value, note)
  else if (['showLineNumbers', 'lineNumbers', 'startLineNumber', 'line-numbers'].includes(key)) {
    if (value !== 'false') setNumbers(fence, value)
  } else if (key === 'wrap') {
    if (value !== 'false') fence.options.push('wrap')
  } else if (key === 'collapse') fence.options.push(value === 'false' ? 'collapse=false' : 'collapse')
  else if (key === 'mark' && isBraced) fence.lines.push(value.replace(/\s/g, ''))
  else if ((key === 'ins' || key === 'del') && isBraced)
    markLines(code, value, key === 'ins' ? '++' : '--', fence.language)
  else if (['mark', 'ins', 'del'].includes(key)) {
    if (/^\/.*\/$/.test(value)) addWord(value, value, fence, note)
    else fence.words.push(writeWord(value))
    if (key !== 'mark') note(`"${written}" marks words as added or removed. They are highlighted here.`)
  } else if (!LOOKS.includes(key)) unknownOption(written, note)
}

function readFlag(option: string, fence: Fence, note: (message: string) => void) {
  if (['showLineNumbers', 'line-numbers', 'lineNumbers'].includes(option)) setNumbers(fence, '')
  else if (option === 'wrap' || option === 'collapse') fence.options.push(option)
  else if (option === 'npm2yarn') fence.isNpm = true
  else if (!LOOKS.includes(option)) unknownOption(option, note)
}

const setNumbers = ({ options }: Fence, value: string) => {
  const written = /^\d+$/.test(value) && value !== '1' ? `lineNumbers=${value}` : 'lineNumbers'
  const at = options.findIndex((option) => option.startsWith('lineNumbers'))
  if (at < 0) options.push(written)
  else if (written !== 'lineNumbers') options[at] = written
}

const unknownOption = (option: string, note: (message: string) => void) =>
  note(`"${option}" behind the fence of a code block says nothing here, and is left out.`)

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
