import * as React from 'react'
import { useRef } from 'react'
import * as S from './code-pane.styles'

interface CodePaneProps {
  /** The inside of `<code>`, highlighted by the compiler. */
  html: string
  /** Names the code for those who come upon it by keyboard. */
  label: string
}

/** The lines of a code block and the button that copies them. Stands in a frame with `position: relative`. */
export function CodePane({ html, label }: CodePaneProps) {
  const code = useRef<HTMLElement>(null)
  return (
    <>
      <S.Copy getText={() => textOfCode(code.current)} label="Copy code to clipboard" />
      <S.Pre role="group" aria-label={label} tabIndex={0}>
        <S.Code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
      </S.Pre>
    </>
  )
}

/** What a reader wants on the clipboard: the code as it is after the change that a diff shows. */
const textOfCode = (code: HTMLElement | null) =>
  [...(code?.querySelectorAll('.line:not(.remove)') ?? [])].map((line) => line.textContent).join('\n')
