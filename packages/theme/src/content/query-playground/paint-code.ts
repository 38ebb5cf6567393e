import { escapeHtml } from '@galley/core/escape-html'

/** Colour names are those of the code blocks; what is in none of them stays plain. */
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

/** Code in colours, in the form that code blocks render: lines of tokens. For code that no build has seen; it knows what queries are made of. */
export function paintCode(text: string, language: keyof typeof GRAMMARS): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(patterns[language])) {
    const [kind] = Object.entries<string | undefined>(match.groups ?? {}).find(([, part]) => part !== undefined) ?? ['']
    // A token that spans lines is one token a line.
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
