import { useMemo } from 'react'
import type { DraftProblem } from '@galley/core/preview'
import { reveal } from '@galley/start/hash-target'
import { theme } from '@galley/tokens/theme'
import { useRules } from '@galley/ui/hooks/use-rules'

const INLINE = 'a,span,code,em,strong,del,sub,sup,kbd'

type Marked = Pick<DraftProblem, 'mark' | 'href'>

/** Returns the selector of the elements with a problem. Broken links are only searched in the text, not in navigation. */
function selectorOf({ mark, href }: Marked) {
  if (mark !== undefined) return `[data-problem=${quote(mark)}]`
  return href === undefined ? undefined : `main a[href=${quote(href)}]:not(nav *,aside *)`
}

type MarkedProblem = Marked & Pick<DraftProblem, 'message'>

/** Marks the problems in the text and shows their messages. */
export function ProblemMarks({ problems }: { problems: readonly MarkedProblem[] }) {
  const marks = useMemo(() => buildProblemMarks(problems), [problems])
  useRules(marks)
  return null
}

/** Returns the CSS that marks the elements with problems. */
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
    // Keeps the outline of a link away from the words next to it.
    `${all}:is(${INLINE}){box-decoration-break:clone;-webkit-box-decoration-break:clone;outline-offset:0;padding-inline:.25em}`,
    `${all}:not(${INLINE})::after{display:block;margin:${theme.space[1]} 0 0}`,
    `div${all}{margin-block:${theme.space[5]}}`,
    ...rules,
  ].join('')
}

/** Moves the reader to the marked problem in the text, or to the heading above it. */
export function goToProblem(problem: DraftProblem) {
  const selector = selectorOf(problem)
  const marked = selector === undefined ? null : document.querySelector<HTMLElement>(selector)
  const target = marked ?? document.getElementById(problem.anchor ?? '')
  if (target) goToElement(target)
}

/** Opens collapsed sections around an element, focuses it, and scrolls it to the middle of the window. */
export function goToElement(element: HTMLElement) {
  reveal(element)
  // Links keep their position in the tab order.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'center' })
}

/** Returns a text as a CSS string. */
export const quote = (text: string) =>
  `"${text.replace(/["\\<\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`
