import * as React from 'react'
import { fillEditorUrl } from '@galley/core/editor-url'
import type { DraftProblem } from '@galley/core/preview'
import { Notice } from './notice'
import * as S from './notice.styles'
import { goToProblem, ProblemMarks } from './problem-marks'

export interface ProblemBoxProps {
  /** Problems of the current page. */
  problems: readonly DraftProblem[]
  /** True if the page shows the last version without problems. @default false */
  isLastGood?: boolean
  /** URL template that opens a file in an editor, see `fillEditorUrl`. Without it, file names are plain text. */
  editorUrl?: string | undefined
}

/** Number of problems shown at once. Further ones are collapsed to keep the page visible. */
export const MAX_OPEN = 3

/** Lists the problems of a draft with file, line and column, and marks them in the text. */
export function ProblemBox({ problems, isLastGood = false, editorUrl }: ProblemBoxProps) {
  if (problems.length === 0) return null
  return (
    <Notice
      color="error"
      title={
        problems.length === 1
          ? 'There is a problem in this draft'
          : `There are ${problems.length} problems in this draft`
      }
    >
      <ProblemMarks problems={problems} />
      <ProblemList problems={problems.slice(0, MAX_OPEN)} editorUrl={editorUrl} />
      {problems.length > MAX_OPEN && (
        <S.More>
          <summary>{problems.length - MAX_OPEN} more</summary>
          <ProblemList problems={problems.slice(MAX_OPEN)} editorUrl={editorUrl} />
        </S.More>
      )}
      {isLastGood && <S.Muted>The last good version is shown.</S.Muted>}
    </Notice>
  )
}

const ProblemList = ({ problems, editorUrl }: Pick<ProblemBoxProps, 'problems' | 'editorUrl'>) => (
  <S.Problems>
    {problems.map((problem, index) => (
      <li key={index}>
        <S.Message>{problem.message}</S.Message>
        <S.Source>
          <FileLink problem={problem} editorUrl={editorUrl} />
          {(problem.mark ?? problem.href ?? problem.anchor) !== undefined && (
            <S.Jump type="button" onClick={() => goToProblem(problem)}>
              Show in the page
            </S.Jump>
          )}
        </S.Source>
      </li>
    ))}
  </S.Problems>
)

function FileLink({ problem, editorUrl }: { problem: DraftProblem; editorUrl: string | undefined }) {
  const position = `${problem.file}:${problem.line}:${problem.column}`
  if (editorUrl === undefined) return position
  return (
    <a href={fillEditorUrl(editorUrl, problem)} title="Open in your editor">
      {position}
    </a>
  )
}
