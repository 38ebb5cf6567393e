import type { Migration } from './plan-migration'

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/** The report: what is written, and what is left to do. */
export function describeMigration({ system, texts, copies, redirects, pages, notes }: Migration): string {
  const others = texts.size - pages
  const written = [
    count(pages, 'page'),
    ...(others > 0 ? [count(others, 'other text')] : []),
    count(copies.size, 'copied file'),
    count(redirects.size, 'redirect'),
  ]
  const todo = notes.map(({ file, line, message }) => `${file}:${line}  ${message}`)
  return [
    `${system}: ${written.join(', ')}.`,
    todo.length === 0 ? 'All of it was converted.' : `${count(todo.length, 'thing')} to look at:`,
    ...todo,
  ].join('\n')
}
