import * as React from 'react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './comparison-table.styles'
import type { Comparison } from './read-comparison'

export interface ComparisonTableProps extends Comparison {
  /** What the table says, for those who cannot glance at it. */
  caption: string
  /** Where the facts come from. */
  note?: ReactNode
}

/** Products side by side, one topic a row; the first product is ours. On narrow screens each topic is a block of its own. */
export function ComparisonTable({ caption, products, rows, note }: ComparisonTableProps) {
  return (
    <>
      <S.Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <S.Head scope="col">
              <VisuallyHidden>Topic</VisuallyHidden>
            </S.Head>
            {products.map((product) => (
              <S.Head key={product} scope="col">
                {product}
              </S.Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, answers }) => (
            <tr key={topic}>
              <S.Topic scope="row">{topic}</S.Topic>
              {answers.map((answer, index) => (
                <S.Answer key={products[index]} data-product={products[index]}>
                  {answer}
                </S.Answer>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
      {note && <S.Note>{note}</S.Note>}
    </>
  )
}
