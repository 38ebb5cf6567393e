import { byPosition, type ContentProblem, formatProblem, hasErrors } from '@galley/core/content-source'
import { onceForEach } from '@galley/core/once-for-each'
import type { CompiledFile } from './compiler/compile-file'
import { type CheckedFile, findSharedProblems, toCheckedFile } from './compiler/find-shared-problems'
import type { ContentFile } from './content-file'

/** Finds the links of some files that do not arrive, among all files. */
export type FindDeadLinks = (sources: readonly CheckedFile[], all: readonly CheckedFile[]) => ContentProblem[]

interface ProblemFinderOptions {
  /** False leaves drafts out. */
  hasDrafts: boolean
  /** Whether a file is part of the content. */
  isShown: (file: ContentFile, all: ReadonlyMap<string, ContentFile>) => boolean
  findDeadLinks: FindDeadLinks
  /** Finds what is wrong with files that make no entry. */
  findUnused: () => ContentProblem[]
}

/** The facts of a file that links are checked by. A file that was read again is another object. */
const toPublished = onceForEach(({ file, collection, entry }: ContentFile) =>
  toCheckedFile(file, collection!, entry!, 'published'),
)

/** Finds what is wrong with files, each by itself and between them. */
export function createProblemFinder({ hasDrafts, isShown, findDeadLinks, findUnused }: ProblemFinderOptions) {
  /** What is checked between files. */
  const listChecked = (all: ReadonlyMap<string, ContentFile>, failed: ReadonlyMap<string, CompiledFile>) =>
    [...all.values()].flatMap((one): CheckedFile[] => {
      const { file, collection, entry } = one
      if (!collection) return []
      // Checks use the current text, not the last entry.
      const wrong = failed.get(file)
      if (wrong && hasErrors(wrong.problems)) return [toCheckedFile(file, collection, wrong.fields, 'broken')]
      if (!entry) return []
      if (isShown(one, all)) return [toPublished(one)]
      return hasDrafts ? [] : [toCheckedFile(file, collection, entry, 'draft')]
    })

  return {
    /** Every problem by its file below `content/`. `failed` has the last result of each file that has problems. */
    findAll: (all: ReadonlyMap<string, ContentFile>, failed: ReadonlyMap<string, CompiledFile>) => {
      const checked = listChecked(all, failed)
      const own = [...failed.values()].flatMap(({ problems }) => problems)
      const shared = [...findSharedProblems(checked), ...findDeadLinks(checked, checked)]
      const byFile = new Map<string, ContentProblem[]>()
      for (const problem of [...own, ...shared, ...findUnused()].sort(byPosition)) {
        const file = problem.file.replace(/^content\//, '')
        const found = byFile.get(file)
        // What several files include has its problems once.
        if (found?.some((one) => formatProblem(one) === formatProblem(problem))) continue
        if (found) found.push(problem)
        else byFile.set(file, [problem])
      }
      return byFile
    },
    /** The problems of one file that was compiled to this. */
    findOf: (
      file: string,
      compiled: CompiledFile,
      all: ReadonlyMap<string, ContentFile>,
      failed: ReadonlyMap<string, CompiledFile>,
    ) => {
      const faulty = new Map(failed)
      if (compiled.problems.length > 0) faulty.set(file, compiled)
      else faulty.delete(file)
      const checked = listChecked(all, faulty)
      const own = checked.filter((one) => one.file === file)
      const shared = findSharedProblems(checked).filter((problem) => problem.file === `content/${file}`)
      return [...compiled.problems, ...shared, ...findDeadLinks(own, checked)].sort(byPosition)
    },
  }
}
