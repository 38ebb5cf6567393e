import type { PreviewState } from './preview-state'

/** What is wrong with the current page; of a text that is not saved, what is wrong with that. */
export function findProblems({ path, page, problems, unsaved }: PreviewState) {
  if (unsaved?.path === path) return unsaved.problems
  return problems.filter((problem) => problem.path === path || (page?.file !== undefined && problem.file === page.file))
}
