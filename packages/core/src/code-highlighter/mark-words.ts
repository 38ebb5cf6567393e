import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds any of the words; where two begin together, the longer. */
export const patternOf = (words: readonly string[]) =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map(escape)
      .join('|'),
    'g',
  )

/** Wraps what a pattern finds in a line of tokens in an element of the class, wherever tokens begin and end. */
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
