import { escapeHtml } from '@galley/core/escape-html'

/** Token patterns by colour class of code blocks. Other text stays plain. */
const GRAMMARS = {
  ts: [
    ['comment', /\/\/.*/],
    ['string', /'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\.|[^`\\])*`?/],
    ['constant', /\b(?:true|false|null)\b|\b\d[\d._]*|(?<![\w$])[\w$]+(?![\w$])(?= ?=[^>=]|\.)/],
    ['keyword', /\b(?:import|from|const|await)\b|=>|[=:-]/],
    ['function', /\.?(?<![\w$])[A-Za-z_][\w$]*(?=\()/],
    ['punctuation', /,/],
  ],
  sql: [
    ['string', /'(?:[^']|'')*'?|"(?:[^"]|"")*"?/],
    ['constant', /\b\d[\d.]*/],
    ['function', /\b[A-Z]+(?=\()/],
    ['keyword', /\b[A-Z]+\b|[=<>-]+/],
  ],
} as const satisfies Record<string, readonly (readonly [kind: string, pattern: RegExp])[]>

const patterns = Object.fromEntries(
  Object.entries(GRAMMARS).map(([language, rules]) => [
    language,
    new RegExp(rules.map(([kind, { source }]) => `(?<${kind}>${source})`).join('|'), 'g'),
  ]),
) as Record<keyof typeof GRAMMARS, RegExp>

/** Highlights code typed by the reader. Returns HTML in the form of the compiler: lines of tokens. Supports only the syntax of queries. */
export function paintCode(text: string, language: keyof typeof GRAMMARS): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(patterns[language])) {
    const [kind] = Object.entries<string | undefined>(match.groups ?? {}).find(([, part]) => part !== undefined) ?? ['']
    // Splits a token that spans lines into one token per line.
    const parts = match[0].split('\n').map((part) => `<span class="${kind}">${escapeHtml(part)}</span>`)
    html += escapeHtml(text.slice(end, match.index)) + parts.join('\n')
    end = match.index + match[0].length
  }
  html += escapeHtml(text.slice(end))
  return html
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n')
}
