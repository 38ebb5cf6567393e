import * as React from 'react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { HighlightedCode } from '@galley/core/content-compiler'
import { Icon } from '@galley/ui/icon'
import * as S from './code-block.styles'
import { CodePane } from './code-pane'
import { languageOf } from './languages'

/** What the compiler makes of a fence. */
export type CodeBlockProps = HighlightedCode

/** Highlighted code, under the name of its file or language. A single line is without a bar. */
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

/** By its props: a site may have replaced the component. */
const isCodeBlock = (child: ReactNode): child is ReactElement<CodeBlockProps> =>
  isValidElement<Partial<CodeBlockProps>>(child) && child.props.html !== undefined && child.props.language !== undefined

/** The code blocks among the children of a component. */
export const codeBlocksOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter(isCodeBlock)
    .map(({ props }) => props)
