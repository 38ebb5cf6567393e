import * as React from 'react'
import { useState } from 'react'
import { CopyButton } from '@galley/ui/copy-button'
import { Icon } from '@galley/ui/icon'
import { useScrollRegion } from '../scroll-region'
import * as S from './code-pane.styles'
import { COLLAPSED_LINES } from './code-pane.styles'

export interface CodePaneProps {
  /** The inside of `<code>`, highlighted by the compiler. */
  html: string
  /** Accessible name of the code when it has the focus. */
  label: string
  /** The number of the first line; without it lines have no numbers. */
  lineNumbers?: number
  /** True where long lines are wrapped at first. @default false */
  wrap?: boolean
  /** The number of lines, where only the first of them are visible at first. */
  collapsed?: number
}

/** The lines of a code block and what can be done with them. Its parent has `position: relative`. */
export function CodePane({ html, label, lineNumbers, wrap = false, collapsed = 0 }: CodePaneProps) {
  const { region, isWide } = useScrollRegion<HTMLPreElement>(label)
  const [isWrapped, setWrapped] = useState(wrap)
  const [isOpen, setOpen] = useState(false)
  const isLong = collapsed > COLLAPSED_LINES

  const handleToggle = () => {
    setOpen(!isOpen)
    // What follows must not scroll above the reader.
    if (isOpen) region.ref.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <S.Tools>
        {(isWide || isWrapped) && (
          <S.Tool
            type="button"
            aria-label="Wrap lines"
            title="Wrap lines"
            aria-pressed={isWrapped}
            onClick={() => setWrapped(!isWrapped)}
          />
        )}
        <CopyButton />
      </S.Tools>
      <S.Pre
        {...region}
        data-wrap={isWrapped || undefined}
        data-collapsed={(isLong && !isOpen) || undefined}
        // Search in the page scrolls to what it finds.
        onScroll={({ currentTarget }) => currentTarget.scrollTop > 0 && setOpen(true)}
      >
        <S.Code
          data-numbered={lineNumbers === undefined ? undefined : ''}
          style={lineNumbers === undefined ? undefined : { counterReset: `line ${lineNumbers - 1}` }}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </S.Pre>
      {isLong && (
        <S.Expand type="button" aria-expanded={isOpen} onClick={handleToggle}>
          {isOpen ? 'Show fewer lines' : `Show all ${collapsed} lines`}
          <Icon name="chevron-down" size={14} />
        </S.Expand>
      )}
    </>
  )
}
