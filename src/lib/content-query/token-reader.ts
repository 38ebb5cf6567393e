import { QueryError } from './query-error'
import { tokenize, type Token } from './tokenize'

/** Goes through the pieces of a query from left to right. */
export function createTokenReader(sql: string) {
  const tokens = tokenize(sql)
  let position = 0

  const peek = () => tokens[position]!
  const fail = (wanted: string, found = peek()): never => {
    const got = found.kind === 'end' ? 'the end' : shorten(found.text)
    throw new QueryError(
      `The query must have ${wanted} at character ${found.start + 1}, got ${got}. Write it with queryCollection(), or in the same form.`,
    )
  }
  const isNext = (...texts: string[]) => texts.every((text, index) => tokens[position + index]?.text === text)
  /** Goes past these pieces if they come next. */
  const accept = (...texts: string[]) => {
    const found = isNext(...texts)
    if (found) position += texts.length
    return found
  }
  /** Goes past these pieces, which must come next. */
  const expect = (...texts: string[]) => {
    for (const text of texts) if (!accept(text)) fail(text)
  }
  /** Goes past a piece of this kind, which must come next. */
  const take = (kind: Token['kind'], wanted: string) => {
    const token = peek()
    if (token.kind !== kind) fail(wanted)
    position += 1
    return token
  }
  const readList = <Item>(readItem: () => Item) => {
    const items = [readItem()]
    while (accept(',')) items.push(readItem())
    return items
  }
  return { peek, fail, isNext, accept, expect, take, readList }
}

/** As much of a text as a message needs. */
export const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
