/** A problem of a content file. Lines and columns count from 1. */
export interface ContentProblem {
  /** File as a person would open it, such as "content/blog/v3.md". */
  file: string
  line: number
  column: number
  /** What is wrong, with the value, and what to do. */
  message: string
  /** Value of the attribute `data-problem` of the element that the problem is in, where the problem is in the page's text. */
  mark?: string
  /** The link that leads to nothing, as it is in the page. */
  href?: string
  /** True when it is a problem with other files, such as a text that two of them have. */
  isShared?: true
  /** True for a warning: the site can be built with it. */
  isWarning?: true
}

/** Problems of one kind that are listed for a file: nobody corrects more at a time. */
export const MAX_PROBLEMS = 100

/** The message when the last problem of the content is solved. */
export const NO_PROBLEMS_LEFT = 'All problems in the content are solved.'

/** Returns true for problems that stop a build, and not for warnings alone. */
export const hasErrors = (problems: readonly ContentProblem[]) => problems.some(({ isWarning }) => !isWarning)

type Position = Pick<ContentProblem, 'file' | 'line' | 'column'>

/** Sorts by file, line and column. */
export const byPosition = (a: Position, b: Position) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column

/** The problem on one line, in the form that editors make clickable. */
export const formatProblem = ({ file, line, column, message, isWarning }: ContentProblem) =>
  `${file}:${line}:${column}  ${isWarning ? 'warning: ' : ''}${message}`

const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`])

/** Says how many problems and how many warnings there are: "3 problems, 2 warnings". */
export function countProblems(problems: readonly Pick<ContentProblem, 'isWarning'>[]): string {
  const warnings = problems.filter(({ isWarning }) => isWarning).length
  return [...count(problems.length - warnings, 'problem'), ...count(warnings, 'warning')].join(', ')
}
