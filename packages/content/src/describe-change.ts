import type { ContentProblem } from '@galley/core/content-source'
import { type ChangedEvent, MAX_LISTED_FILES } from '@galley/core/preview'
import { type ContentFile, navigationKey, pagePathOf } from './content-file'

/** Files that changed together. */
export interface ContentChange {
  changed?: ChangedEvent
  deleted?: ChangedEvent
  /** Files whose problems changed, each with its present problems. An empty list means that all are solved. */
  problems: { file: string; problems: ContentProblem[] }[]
}

/** Content and its problems. */
interface State {
  files: ReadonlyMap<string, ContentFile>
  problems: ReadonlyMap<string, ContentProblem[]>
}

/**
 * Returns the files that changed, that were deleted, and whose problems changed; undefined if nothing changed.
 * @param changed Names of changed and deleted files.
 */
export function describeChange(
  changed: ReadonlySet<string>,
  before: State,
  after: State,
  revision: number,
): ContentChange | undefined {
  const describe = (file: string, { files }: State) => {
    const one = files.get(file)!
    const { kind, collection } = one
    const path = pagePathOf(one)
    return { file, kind, ...(collection && { collection }), ...(path && { path }) }
  }
  const eventOf = (list: readonly string[], state: State): ChangedEvent => ({
    revision,
    files: list.length > MAX_LISTED_FILES ? [] : list.map((file) => describe(file, state)),
    hasNavigation: list.some((file) => navigationKey(before.files.get(file)) !== navigationKey(after.files.get(file))),
  })
  const present = [...changed].filter((file) => after.files.has(file))
  const deleted = [...changed].filter((file) => !after.files.has(file))
  const names = new Set([...after.problems.keys(), ...before.problems.keys()])
  const differing = [...names].filter(
    (file) => JSON.stringify(after.problems.get(file)) !== JSON.stringify(before.problems.get(file)),
  )
  if (changed.size === 0 && differing.length === 0) return undefined
  return {
    ...(present.length > 0 && { changed: eventOf(present, after) }),
    ...(deleted.length > 0 && { deleted: eventOf(deleted, before) }),
    problems: differing.map((file) => ({ file, problems: after.problems.get(file) ?? [] })),
  }
}
