import * as React from 'react'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Icon } from '~/components/ui/icon'
import { CodePane } from './code-pane'
import * as S from './code-block.styles'
import { languageOf } from './languages'

export interface CodeBlockProps {
  /** The inside of `<code>`, highlighted by the compiler. */
  html: string
  /** The name that the author wrote behind the fence. */
  language: string
  filename?: string
}

/** Highlighted code, under the name of its file when it has one. */
export function CodeBlock({ html, language, filename }: CodeBlockProps) {
  const { label, icon } = languageOf(language)
  return (
    <S.Frame data-bar={filename === undefined ? undefined : ''}>
      {filename !== undefined && (
        <S.Bar>
          <Icon name={icon} size={14} />
          <S.Filename>{filename}</S.Filename>
        </S.Bar>
      )}
      <CodePane html={html} label={filename ?? `${label} code`} />
    </S.Frame>
  )
}

const isCodeBlock = (child: ReactNode): child is ReactElement<CodeBlockProps> =>
  isValidElement(child) && child.type === CodeBlock

/** The code blocks among the children of a component. */
export const codeBlocksOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter(isCodeBlock)
    .map(({ props }) => props)
