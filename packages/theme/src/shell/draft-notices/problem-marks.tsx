import { useMemo } from 'react'
import type { DraftProblem } from '@galley/core/preview'
import { theme } from '@galley/tokens/theme'
import { useRules } from '@galley/ui/hooks/use-rules'
import { goToElement } from './go-to-element'
import { quote } from './quote'

const INLINE = 'a,span,code,em,strong,del,sub,sup,kbd'

type Marked = Pick<DraftProblem, 'mark' | 'href'>

/** The elements that a problem is in; a link that leads to nothing is not elsewhere than in the text. */
function selectorOf({ mark, href }: Marked) {
  if (mark !== undefined) return `[data-problem=${quote(mark)}]`
  return href === undefined ? undefined : `main a[href=${quote(href)}]:not(nav *,aside *)`
}

type MarkedProblem = Marked & Pick<DraftProblem, 'message'>

/** Marks in the text where the problems are, with their messages. */
export function ProblemMarks({ problems }: { problems: readonly MarkedProblem[] }) {
  const marks = useMemo(() => buildProblemMarks(problems), [problems])
  useRules(marks)
  return null
}

/** The style of the elements that problems are in. */
export function buildProblemMarks(problems: readonly MarkedProblem[]) {
  const bySelector = new Map<string, Set<string>>()
  for (const problem of problems) {
    const selector = selectorOf(problem)
    if (selector !== undefined) bySelector.set(selector, (bySelector.get(selector) ?? new Set()).add(problem.message))
  }
  if (bySelector.size === 0) return ''
  const all = `:is(${[...bySelector.keys()].join()})`
  const rules = [...bySelector].map(
    ([selector, messages]) => `${selector}::after{content:${quote([...messages].join('\n'))}}`,
  )
  return [
    `${all}{background:${theme.color.errorTint};outline:1px dashed ${theme.color.error};outline-offset:2px;scroll-margin-top:30vh}`,
    `${all}::after{color:${theme.color.errorText};font:500 ${theme.size.xs}/1.5 ${theme.font.mono};white-space:pre-line;`,
    `letter-spacing:0;margin-inline-start:${theme.space[2]};text-decoration:none}`,
    // The line around a link keeps clear of the words beside it.
    `${all}:is(${INLINE}){box-decoration-break:clone;-webkit-box-decoration-break:clone;outline-offset:0;padding-inline:.25em}`,
    `${all}:not(${INLINE})::after{display:block;margin:${theme.space[1]} 0 0}`,
    `div${all}{margin-block:${theme.space[5]}}`,
    ...rules,
  ].join('')
}

/** Moves the reader to a problem in the text. Without a mark there, to the heading above it. */
export function goToProblem(problem: DraftProblem) {
  const selector = selectorOf(problem)
  const marked = selector === undefined ? null : document.querySelector<HTMLElement>(selector)
  const target = marked ?? document.getElementById(problem.anchor ?? '')
  if (target) goToElement(target)
}
