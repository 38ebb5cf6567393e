import * as React from 'react'
import { useMemo } from 'react'
import type { DraftProblem } from '~/lib/preview'
import { theme } from '~/styles/theme'
import { quote } from './build-marks'
import { goToElement } from './go-to-element'

const INLINE = 'a,span,code,em,strong,del,sub,sup,kbd'

const selectorOf = (mark: string) => `[data-problem=${quote(mark)}]`

/** Marks in the text where the problems are, with their messages. */
export function ProblemMarks({ problems }: { problems: readonly Pick<DraftProblem, 'mark' | 'message'>[] }) {
  const marks = useMemo(() => buildProblemMarks(problems), [problems])
  return <style>{marks}</style>
}

/** The style of the elements that problems are in. */
export function buildProblemMarks(problems: readonly Pick<DraftProblem, 'mark' | 'message'>[]) {
  const byMark = new Map<string, string[]>()
  for (const { mark, message } of problems)
    if (mark !== undefined) byMark.set(mark, [...(byMark.get(mark) ?? []), message])
  if (byMark.size === 0) return ''
  const all = `:is(${[...byMark.keys()].map(selectorOf).join()})`
  const rules = [...byMark].map(
    ([mark, messages]) => `${selectorOf(mark)}::after{content:${quote(messages.join('\n'))}}`,
  )
  return [
    `${all}{background:${theme.color.errorTint};outline:1px dashed ${theme.color.error};outline-offset:2px;scroll-margin-top:30vh}`,
    `${all}::after{color:${theme.color.errorText};font:500 ${theme.size.xs}/1.5 ${theme.font.mono};white-space:pre-line;`,
    `letter-spacing:0;margin-inline-start:${theme.space[2]};text-decoration:none}`,
    `${all}:not(${INLINE})::after{display:block;margin:${theme.space[1]} 0 0}`,
    `div${all}{margin-block:${theme.space[5]}}`,
    ...rules,
  ].join('')
}

/** Moves the reader to a problem in the text. Without a mark there, to the heading above it. */
export function goToProblem({ mark, anchor }: DraftProblem) {
  const marked = mark === undefined ? null : document.querySelector<HTMLElement>(selectorOf(mark))
  const target = marked ?? document.getElementById(anchor ?? '')
  if (target) goToElement(target)
}
