import type { ContentNode, ContentTree } from '@galley/core/content-tree'
import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff'

/** A run of blocks. `published` is empty for added blocks, `draft` is empty for removed blocks. */
export interface ComparedPart {
  kind: 'same' | 'changed' | 'added' | 'removed'
  published: ContentTree
  draft: ContentTree
}

/** Time limit of the search for equal blocks. After the limit, all blocks count as removed and added. */
export const COMPARE_TIMEOUT_MS = 500

/** Minimum share of common words, from 0 to 1, for two blocks to count as versions of the same block. */
export const LIKENESS_THRESHOLD = 0.4

/** Maximum number of added blocks searched for the new version of a removed block. Limits the time for an entirely new page. */
export const MATCH_WINDOW = 20

/** Compares two versions of a page. Returns the parts in reading order. */
export function compareBodies(published?: ContentTree | null, draft?: ContentTree | null): ComparedPart[] {
  const before = listBlocks(published)
  const after = listBlocks(draft)
  const runs = diffArrays(before.map(toKey), after.map(toKey), { timeout: COMPARE_TIMEOUT_MS }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ]
  const parts: ComparedPart[] = []
  let removed: ContentTree = []
  let added: ContentTree = []
  const settle = () => {
    parts.push(...pairBlocks(removed, added))
    removed = []
    added = []
  }
  for (const run of runs) {
    if (run.removed) removed.push(...before.splice(0, run.count))
    else if (run.added) added.push(...after.splice(0, run.count))
    else {
      settle()
      parts.push({ kind: 'same', published: before.splice(0, run.count), draft: after.splice(0, run.count) })
    }
  }
  settle()
  return parts
}

const listBlocks = (tree: ContentTree | null | undefined) =>
  (tree ?? []).filter((node) => typeof node !== 'string' || node.trim() !== '')

const toKey = (node: ContentNode) => JSON.stringify(node)

/** Pairs removed and added blocks that are versions of the same block. */
function pairBlocks(removed: ContentTree, added: ContentTree): ComparedPart[] {
  const parts: ComparedPart[] = []
  let next = 0
  for (const block of removed) {
    const offset = added.slice(next, next + MATCH_WINDOW).findIndex((other) => isAlike(block, other))
    const match = next + offset
    if (offset === -1) {
      append(parts, { kind: 'removed', published: [block], draft: [] })
      continue
    }
    for (const block of added.slice(next, match)) append(parts, { kind: 'added', published: [], draft: [block] })
    const [before, after] = markWords(block, added[match]!)
    parts.push({ kind: 'changed', published: [before], draft: [after] })
    next = match + 1
  }
  for (const block of added.slice(next)) append(parts, { kind: 'added', published: [], draft: [block] })
  return parts
}

/** Adds a part, and merges adjacent removed or added parts into one difference. */
function append(parts: ComparedPart[], part: ComparedPart) {
  const last = parts.at(-1)
  if (last?.kind !== part.kind) {
    parts.push(part)
    return
  }
  last.published.push(...part.published)
  last.draft.push(...part.draft)
}

function isAlike(before: ContentNode, after: ContentNode) {
  if (typeof before === 'string' || typeof after === 'string') return typeof before === typeof after
  if (before[0] !== after[0]) return false
  const words = listWords(before)
  const others = listWords(after)
  // Blocks without words, such as images, count as versions of each other.
  if (words.size === 0 || others.size === 0) return true
  const shared = [...words].filter((word) => others.has(word)).length
  return shared / Math.min(words.size, others.size) >= LIKENESS_THRESHOLD
}

const listWords = (node: ContentNode) =>
  new Set(
    textsOf(node)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  )

/** Returns the texts of a block, and the titles and labels of its components. */
function textsOf(node: ContentNode): unknown[] {
  if (typeof node === 'string') return [node]
  const [, { title, label }, ...children] = node
  return [title, label, ...children.flatMap(textsOf)]
}

/** Longer blocks are marked as a whole, because a comparison of their words would freeze the page. */
const MAX_MARKED_LETTERS = 20_000

/** Wraps the words that differ in `<del>` and `<ins>`. Returns blocks with components or code unchanged. */
function markWords(before: ContentNode, after: ContentNode): [ContentNode, ContentNode] {
  if (typeof before === 'string' || !isProse(before) || !isProse(after)) return [before, after]
  const [oldText, newText] = [lettersOf(before), lettersOf(after)]
  if (Math.max(oldText.length, newText.length) > MAX_MARKED_LETTERS) return [before, after]
  const changes = diffWordsWithSpace(oldText, newText)
  return [
    wrapLetters(
      before,
      'del',
      changes.filter(({ added }) => !added),
    ),
    wrapLetters(
      after,
      'ins',
      changes.filter(({ removed }) => !removed),
    ),
  ]
}

const isProse = (node: ContentNode): boolean => {
  if (typeof node === 'string') return true
  const [name, , ...children] = node
  return /^[a-z]/.test(name) && name !== 'pre' && children.every(isProse)
}

const lettersOf = (node: ContentNode): string =>
  typeof node === 'string' ? node : (node.slice(2) as ContentNode[]).map(lettersOf).join('')

/** Wraps the letters of added or removed words. `words` contains all letters of the node in order. */
function wrapLetters(root: ContentNode, mark: 'del' | 'ins', words: ChangeObject<string>[]): ContentNode {
  const rest = words.map(({ value, added, removed }) => ({ length: value.length, isMarked: added || removed }))
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
