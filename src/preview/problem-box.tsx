import * as React from 'react'
import type { DraftProblem } from '~/lib/preview'
import { Notice } from './notice'
import * as S from './notice.styles'
import { goToProblem, ProblemMarks } from './problem-marks'

export interface ProblemBoxProps {
  /** What is wrong with the current page. */
  problems: readonly DraftProblem[]
  /** Whether the page is what it was before. @default false */
  isLastGood?: boolean
}

/** More problems are folded away, so that the page is in sight. */
export const MAX_OPEN = 3

/** Problems of a draft, with file, line and column; those in its text are marked there too. */
export function ProblemBox({ problems, isLastGood = false }: ProblemBoxProps) {
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
      <ProblemList problems={problems.slice(0, MAX_OPEN)} />
      {problems.length > MAX_OPEN && (
        <S.More>
          <summary>{problems.length - MAX_OPEN} more</summary>
          <ProblemList problems={problems.slice(MAX_OPEN)} />
        </S.More>
      )}
      {isLastGood && <S.Muted>The last good version is shown.</S.Muted>}
    </Notice>
  )
}

const ProblemList = ({ problems }: Pick<ProblemBoxProps, 'problems'>) => (
  <S.Problems>
    {problems.map((problem, index) => (
      <li key={index}>
        <S.Message>{problem.message}</S.Message>
        <S.Source>
          {problem.file}:{problem.line}:{problem.column}
          {(problem.mark ?? problem.anchor) !== undefined && (
            <S.Jump type="button" onClick={() => goToProblem(problem)}>
              Show in the page
            </S.Jump>
          )}
        </S.Source>
      </li>
    ))}
  </S.Problems>
)
