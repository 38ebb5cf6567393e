/** Maximum number of characters on either side of the difference. */
const CONTEXT = 60

/** The characters around a URL. */
const DELIMITER = /[\s"'`()<>[\]{}]/

/**
 * Shortens a line and its correction to the URLs that differ and the text around them. Without a correction, keeps the text around column `start`,
 * which counts from 0.
 */
export function cutLines(text: string, corrected: string | undefined, start: number) {
  const other = corrected ?? text.slice(0, start)
  let from = 0
  while (from < text.length && text[from] === other[from]) from++
  let same = corrected === undefined ? text.length - start : 0
  while (same < Math.min(text.length, other.length) - from && text.at(-1 - same) === other.at(-1 - same)) same++
  if (corrected !== undefined) {
    while (from > 0 && !DELIMITER.test(text[from - 1]!)) from--
    while (same > 0 && !DELIMITER.test(text.at(-same)!)) same--
  }
  const head = text.slice(0, from)
  const tail = text.slice(text.length - same)
  return {
    head: head.length > CONTEXT ? `…${head.slice(-CONTEXT)}` : head,
    before: text.slice(from, text.length - same),
    after: other.slice(from, other.length - same),
    tail: tail.length > CONTEXT ? `${tail.slice(0, CONTEXT)}…` : tail,
  }
}
