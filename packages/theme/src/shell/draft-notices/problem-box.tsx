import * as React from 'react'
import { useMemo } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { fillEditorUrl } from '@galley/core/editor-url'
import type { DraftProblem } from '@galley/core/preview'
import { site } from '@galley/site'
import { reveal } from '@galley/start/hash-target'
import { theme } from '@galley/tokens/theme'
import { useRules } from '@galley/ui/hooks/use-rules'
import { Notice } from './notice'
import * as S from './notice.styles'

interface ProblemBoxProps {
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
  useRules(useMemo(() => buildProblemMarks(problems), [problems]))
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
  const editor = fillEditorUrl(editorUrl, problem)
  if (editor === undefined) return position
  return (
    <a href={editor} title="Open in your editor">
      {position}
    </a>
  )
}

const INLINE = 'a,span,code,em,strong,del,sub,sup,kbd'

/** Returns the selector of the elements with a problem. Broken links are only searched in the text, not in navigation. */
function selectorOf({ mark, href }: DraftProblem) {
  if (mark !== undefined) return `[data-problem=${quote(mark)}]`
  return href === undefined ? undefined : `main a[href=${quote(addBasePath(href, site.basePath))}]:not(nav *,aside *)`
}

/** Returns the CSS that marks the elements with problems. */
function buildProblemMarks(problems: readonly DraftProblem[]) {
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
function goToProblem(problem: DraftProblem) {
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
