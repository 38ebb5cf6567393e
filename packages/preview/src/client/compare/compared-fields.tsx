import * as React from 'react'
import * as S from './compare-dialog.styles'
import type { ComparedField } from './compared-page'

interface ComparedFieldsProps {
  fields: readonly ComparedField[]
  /** Name of the compared version. */
  publishedName: string
  /** Accessible name of the change. */
  label: string
}

/** Formats "heroImage" as "Hero image". */
const nameField = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Shows both versions of the front matter fields that differ. */
export function ComparedFields({ fields, publishedName, label }: ComparedFieldsProps) {
  return (
    <S.Fields data-change="" tabIndex={-1} role="group" aria-label={label}>
      {fields.map(({ name, published, draft }) => (
        <S.Field key={name}>
          <S.FieldSide>
            <S.FieldName>
              {nameField(name)}, {publishedName}
            </S.FieldName>
            {published === undefined ? <S.None>none</S.None> : <del>{published}</del>}
          </S.FieldSide>
          <S.FieldSide>
            <S.FieldName>{nameField(name)}, draft</S.FieldName>
            {draft === undefined ? <S.None>none</S.None> : <ins>{draft}</ins>}
          </S.FieldSide>
        </S.Field>
      ))}
    </S.Fields>
  )
}
