import type { DraftChange, DraftKind, DraftProblem } from '@galley/core/preview'
import { KIND_WORDS } from './preview-texts'

export interface ChangeFilter {
  /** Words that must all occur in the title, file, path or author. */
  text: string
  kind: DraftKind | 'all'
}

export interface ChangeGroup {
  kind: DraftKind
  changes: DraftChange[]
}

export const kinds = Object.keys(KIND_WORDS) as DraftKind[]

const hasWords = (text: string, ...fields: (string | undefined)[]) => {
  const haystack = fields.join('\n').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/**
 * Groups the matching changes by kind, the newest first. Returns at most `limit` changes in all groups together, and the number of all matches.
 */
export function groupChanges(changes: readonly DraftChange[], { text, kind }: ChangeFilter, limit: number) {
  const found = changes
    .filter((change) => kind === 'all' || change.kind === kind)
    .filter(({ title, file, path, from, author }) => hasWords(text, title, file, path, from, author))
    .sort((a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? '') || a.file.localeCompare(b.file))
  const groups: ChangeGroup[] = []
  let room = limit
  for (const each of kinds) {
    const ofKind = found.filter((change) => change.kind === each).slice(0, room)
    room -= ofKind.length
    if (ofKind.length > 0) groups.push({ kind: each, changes: ofKind })
  }
  return { groups, count: found.length }
}

export const filterProblems = (problems: readonly DraftProblem[], text: string) =>
  problems.filter(({ file, message, path }) => hasWords(text, file, message, path))
