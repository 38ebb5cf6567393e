import type { ContentNode, ContentTree } from '@galley/core/content-tree'
import { diffArrays } from 'diff'
import { markWords } from './mark-words'

/** A run of blocks. `published` is empty for added blocks, `draft` for removed ones. */
export interface ComparedPart {
  kind: 'same' | 'changed' | 'added' | 'removed'
  published: ContentTree
  draft: ContentTree
}

/** Time limit for the search for equal blocks. Above it, all blocks count as removed and added. */
export const COMPARE_TIMEOUT_MS = 500

/** Minimum share of common words, from 0 to 1, for two blocks to count as versions of the same block. */
export const LIKENESS_THRESHOLD = 0.4

/** Maximum number of added blocks searched for the new version of a removed block. Limits the time for an entirely new page. */
export const MATCH_WINDOW = 20

/** Compares two versions of a page. Returns the parts in reading order. */
export function compareBodies(published: ContentTree | null, draft: ContentTree | null): ComparedPart[] {
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

export const countDifferences = (parts: readonly ComparedPart[]) => parts.filter(({ kind }) => kind !== 'same').length

const listBlocks = (tree: ContentTree | null) =>
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
