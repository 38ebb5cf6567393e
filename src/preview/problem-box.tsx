import * as React from 'react'
import type { DraftProblem } from '~/lib/preview'
import { Notice } from './notice'
import * as S from './notice.styles'

export interface ProblemBoxProps {
  /** What is wrong with the current page, or with a part of it. */
  problems: readonly DraftProblem[]
  /** Says what is seen meanwhile; empty for nothing. @default 'The last good version is shown.' */
  lastGood?: string
}

/** Problems of a draft, in the page, with file, line and column. */
export function ProblemBox({ problems, lastGood = 'The last good version is shown.' }: ProblemBoxProps) {
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
      <S.Problems>
        {problems.map(({ file, line, column, message }, index) => (
          <li key={index}>
            <S.Message>{message}</S.Message>
            <S.Source>
              {file}:{line}:{column}
            </S.Source>
          </li>
        ))}
      </S.Problems>
      {lastGood && <S.Muted>{lastGood}</S.Muted>}
    </Notice>
  )
}
