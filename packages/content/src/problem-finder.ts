import { byPosition, type ContentProblem, formatProblem, hasErrors } from '@galley/core/content-source'
import { onceForEach } from '@galley/core/once-for-each'
import type { CompiledFile } from './compiler/compilation'
import { type CheckedFile, findSharedProblems, toCheckedFile } from './compiler/find-shared-problems'
import type { ContentFile } from './content-file'
import { findTranslationProblems } from './find-translation-problems'

/** Reports the broken links in `sources`; `all` are the files that links may lead to. */
export type FindDeadLinks = (sources: readonly CheckedFile[], all: readonly CheckedFile[]) => ContentProblem[]

interface ProblemFinderOptions {
  /** True if drafts are part of the content. */
  hasDrafts: boolean
  /** Returns true for a file that is part of the content. */
  isShown: (file: ContentFile, all: ReadonlyMap<string, ContentFile>) => boolean
  findDeadLinks: FindDeadLinks
  /** Reports the problems of files without an entry. */
  findUnused: () => ContentProblem[]
}

// Results are cached by the object of a file, because a file that was read again is a new object.
const toPublished = onceForEach(({ file, collection, entry }: ContentFile) =>
  toCheckedFile(file, collection!, entry!, 'published'),
)

/** Finds the problems of each file, and the problems between files. */
export function createProblemFinder({ hasDrafts, isShown, findDeadLinks, findUnused }: ProblemFinderOptions) {
  const listChecked = (all: ReadonlyMap<string, ContentFile>, failed: ReadonlyMap<string, CompiledFile>) =>
    [...all.values()].flatMap((one): CheckedFile[] => {
      const { file, collection, entry } = one
      if (!collection) return []
      // Checks use the saved text, not the last entry.
      const wrong = failed.get(file)
      if (wrong && hasErrors(wrong.problems)) return [toCheckedFile(file, collection, wrong.fields, 'broken')]
      if (!entry) return []
      if (isShown(one, all)) return [toPublished(one)]
      return hasDrafts ? [] : [toCheckedFile(file, collection, entry, 'draft')]
    })

  return {
    /**
     * Returns all problems, in the order of their positions, by the file below `content/`.
     * @param failed The last result of each file with problems.
     */
    findAll: (all: ReadonlyMap<string, ContentFile>, failed: ReadonlyMap<string, CompiledFile>) => {
      const checked = listChecked(all, failed)
      const own = [...failed.values()].flatMap(({ problems }) => problems)
      const named = findTranslationProblems([...all.values()].map(({ file }) => file))
      const shared = [...named, ...findSharedProblems(checked), ...findDeadLinks(checked, checked)]
      const byFile = new Map<string, ContentProblem[]>()
      for (const problem of [...own, ...shared, ...findUnused()].sort(byPosition)) {
        const file = problem.file.replace(/^content\//, '')
        const found = byFile.get(file)
        // A file that several pages include reports its problems once.
        if (found?.some((one) => formatProblem(one) === formatProblem(problem))) continue
        if (found) found.push(problem)
        else byFile.set(file, [problem])
      }
      return byFile
    },
    /** Returns the problems of one file with this result. */
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
