import type { PreviewState } from './preview-state'

/** What is wrong with the current page; of a text that is not saved, what is wrong with that. */
export function findProblems({ path, page, problems, unsaved }: PreviewState) {
  if (unsaved?.path === path) return unsaved.problems
  // The page knows what it includes; what is still wrong, the list knows first.
  const files = new Set([page?.file, ...(page?.problems ?? []).map(({ file }) => file)])
  return problems.filter((problem) => problem.path === path || files.has(problem.file))
}
