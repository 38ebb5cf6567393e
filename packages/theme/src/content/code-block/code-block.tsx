import * as React from 'react'
import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react'
import type { HighlightedCode } from '@galley/core/content-compiler'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { CopyButton } from '@galley/ui/copy-button'
import { Icon } from '@galley/ui/icon'
import { useScrollRegion } from '../use-scroll-region'
import * as S from './code-block.styles'
import { languageOf } from './languages'

/** A fenced code block, as the compiler returns it. */
export type CodeBlockProps = HighlightedCode

/** Highlighted code under a bar with the file name or language. A single line without a file name has no bar. */
export function CodeBlock({ language, filename, ...code }: CodeBlockProps) {
  const { label, icon } = languageOf(language)
  const hasBar = filename !== undefined || code.html.includes('\n')
  return (
    <S.Frame data-bar={hasBar ? '' : undefined}>
      {hasBar && (
        <S.Bar>
          <Icon name={icon} size={14} />
          {filename === undefined ? <S.Language>{label}</S.Language> : <S.Filename>{filename}</S.Filename>}
        </S.Bar>
      )}
      <CodePane label={filename ?? fillText(site.texts.codeIn, { language: label }, site.language)} {...code} />
    </S.Frame>
  )
}

interface CodePaneProps {
  /** Inner HTML of `<code>`, highlighted by the compiler. */
  html: string
  /** Accessible name of the scrollable code. */
  label: string
  /** Number of the first line. Without it, lines have no numbers. */
  lineNumbers?: number
  /** Wraps long lines on first render. @default false */
  wrap?: boolean
  /** Total number of lines, if the code is collapsed on first render. */
  collapsed?: number
}

/** The lines of a code block, with buttons to wrap, copy and expand them. The parent needs `position: relative`. */
export function CodePane({ html, label, lineNumbers, wrap = false, collapsed = 0 }: CodePaneProps) {
  const { region, isWide } = useScrollRegion<HTMLPreElement>(label)
  const [isWrapped, setWrapped] = useState(wrap)
  const [isOpen, setOpen] = useState(false)
  const isLong = collapsed > S.COLLAPSED_LINES

  const handleToggle = () => {
    setOpen(!isOpen)
    // After collapsing, keeps the end of the code in view. Otherwise the window would show text far below the code.
    if (isOpen) region.ref.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <S.Tools>
        {(isWide || isWrapped) && (
          <S.Tool
            type="button"
            aria-label={site.texts.wrapLines}
            title={site.texts.wrapLines}
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
        // The browser scrolls here when find-in-page finds a match in a hidden line.
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
          {isOpen ? site.texts.showFewerLines : fillText(site.texts.showAllLines, { count: collapsed }, site.language)}
          <Icon name="chevron-down" size={14} />
        </S.Expand>
      )}
    </>
  )
}

/** Recognises code blocks by their props, because a site may replace the component. */
const isCodeBlock = (child: ReactNode): child is ReactElement<CodeBlockProps> =>
  isValidElement<Partial<CodeBlockProps>>(child) && child.props.html !== undefined && child.props.language !== undefined

/** Returns the props of the code blocks among the children of a component. */
export const codeBlocksOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter(isCodeBlock)
    .map(({ props }) => props)
