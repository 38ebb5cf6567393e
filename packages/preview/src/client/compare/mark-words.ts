import type { ContentNode } from '@galley/core/content-tree'
import { diffWordsWithSpace } from 'diff'

/** Longer blocks are marked as a whole, since a comparison of their words would block the page. */
const MAX_MARKED_LETTERS = 20_000

/** Wraps the words that differ in `<del>` and `<ins>`. Returns blocks with components or code unchanged. */
export function markWords(before: ContentNode, after: ContentNode): [ContentNode, ContentNode] {
  if (typeof before === 'string' || !isProse(before) || !isProse(after)) return [before, after]
  const [oldText, newText] = [lettersOf(before), lettersOf(after)]
  if (Math.max(oldText.length, newText.length) > MAX_MARKED_LETTERS) return [before, after]
  const changes = diffWordsWithSpace(oldText, newText)
  return [
    wrapLetters(
      before,
      'del',
      changes.filter(({ added }) => !added).map(({ value, removed }) => ({ length: value.length, isMarked: removed })),
    ),
    wrapLetters(
      after,
      'ins',
      changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ length: value.length, isMarked: added })),
    ),
  ]
}

interface Run {
  length: number
  isMarked: boolean
}

const isProse = (node: ContentNode): boolean => {
  if (typeof node === 'string') return true
  const [name, , ...children] = node
  return /^[a-z]/.test(name) && name !== 'pre' && children.every(isProse)
}

const lettersOf = (node: ContentNode): string =>
  typeof node === 'string' ? node : (node.slice(2) as ContentNode[]).map(lettersOf).join('')

/** Wraps the letters of the marked runs. The runs cover all letters of the node in order. */
function wrapLetters(root: ContentNode, mark: 'del' | 'ins', runs: Run[]): ContentNode {
  const rest = runs.map((run) => ({ ...run }))
  const wrap = (node: ContentNode): ContentNode[] => {
    if (typeof node !== 'string') {
      const [name, props, ...children] = node
      return [[name, props, ...children.flatMap(wrap)]]
    }
    const pieces: ContentNode[] = []
    for (let start = 0; start < node.length && rest[0];) {
      const run = rest[0]
      const piece = node.slice(start, start + run.length)
      start += piece.length
      run.length -= piece.length
      if (run.length === 0) rest.shift()
      // Lists and tables contain white space between their items, where no element may be added.
      const isMarked = run.isMarked && piece.trim() !== ''
      const last = pieces.at(-1)
      if (isMarked) pieces.push([mark, {}, piece])
      else if (typeof last === 'string') pieces[pieces.length - 1] = last + piece
      else pieces.push(piece)
    }
    return pieces
  }
  return wrap(root)[0] ?? root
}
