import * as React from 'react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { HighlightedCode } from '@galley/core/content-compiler'
import { Icon } from '@galley/ui/icon'
import * as S from './code-block.styles'
import { CodePane } from './code-pane'
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
      <CodePane label={filename ?? `${label} code`} {...code} />
    </S.Frame>
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
