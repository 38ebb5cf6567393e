/** A problem in a content file. Lines and columns count from 1. */
export interface ContentProblem {
  /** Path of the file, relative to the project's folder, such as "content/blog/v3.md". */
  file: string
  line: number
  column: number
  /** Description of the problem with the wrong value, followed by the remedy. */
  message: string
  /** Value of the attribute `data-problem` of the element with the problem, for a problem in the page's text. */
  mark?: string
  /** The broken link, as the page has it. */
  href?: string
  /** True for a problem that involves other files, such as the same unique text in two files. */
  isShared?: true
  /** True for a warning, which does not stop a build. */
  isWarning?: true
}

/** Maximum number of problems of one kind in a file. Further problems are not listed. */
export const MAX_PROBLEMS = 100

/** The message when the last problem of the content is solved. */
export const NO_PROBLEMS_LEFT = 'All problems in the content are solved.'

/** True if at least one of the problems is not a warning. */
export const hasErrors = (problems: readonly ContentProblem[]) => problems.some(({ isWarning }) => !isWarning)

type Position = Pick<ContentProblem, 'file' | 'line' | 'column'>

/** Sorts by file, line and column. */
export const byPosition = (a: Position, b: Position) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column

/** Formats a problem on one line, with a position that terminals and editors turn into a link. */
export const formatProblem = ({ file, line, column, message, isWarning }: ContentProblem) =>
  `${file}:${line}:${column}  ${isWarning ? 'warning: ' : ''}${message}`

const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`])

/** Counts problems and warnings in words: "3 problems, 2 warnings". */
export function countProblems(problems: readonly Pick<ContentProblem, 'isWarning'>[]): string {
  const warnings = problems.filter(({ isWarning }) => isWarning).length
  return [...count(problems.length - warnings, 'problem'), ...count(warnings, 'warning')].join(', ')
}
