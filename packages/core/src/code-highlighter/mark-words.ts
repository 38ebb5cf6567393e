import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns a pattern that matches any of the words. If several words match at a position, the longest wins. */
export const patternOf = (words: readonly string[]) =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map(escape)
      .join('|'),
    'g',
  )

/** Wraps each match of a pattern in a line of tokens in an element with the class `name`. A match may span several tokens or parts of tokens. */
export function markWords(line: Element, pattern: RegExp, name = 'highlighted-word') {
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
