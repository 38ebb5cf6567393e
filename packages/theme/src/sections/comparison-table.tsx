import * as React from 'react'
import type { ReactNode } from 'react'
import { site } from '@galley/site'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './comparison-table.styles'

/** A comparison of products: the first column has the topics, each other column one product. */
export interface Comparison {
  /** Names of the products. The first is the site's own. */
  products: readonly string[]
  /** One row per topic, with answers in the order of the products. */
  rows: readonly { topic: string; answers: readonly string[] }[]
}

export interface ComparisonTableProps extends Comparison {
  /** Summary for screen readers. */
  caption: string
  /** Note under the table, such as the source of the facts. */
  note?: ReactNode
}

/** Compares products, one topic per row. The first product is the site's own. On narrow screens, each topic is a block. */
export function ComparisonTable({ caption, products, rows, note }: ComparisonTableProps) {
  return (
    <>
      <S.Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            <S.Head scope="col">
              <VisuallyHidden>{site.texts.topic}</VisuallyHidden>
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

/** Reads the body of a CSV entry, `{ rows: [{ Topic: …, Product: … }] }`. Products keep the order of the first line of the file. */
export function readComparison(body: unknown): Comparison {
  const { rows } = body as { rows: Record<string, string>[] }
  const [topic = '', ...products] = Object.keys(rows[0] ?? {})
  return {
    products,
    rows: rows.map((row) => ({ topic: row[topic] ?? '', answers: products.map((product) => row[product] ?? '') })),
  }
}
