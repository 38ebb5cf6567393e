import * as React from 'react'
import { createContext, use, type ReactNode } from 'react'
import { site } from '@galley/site'
import * as S from './field.styles'

const InGroup = createContext(false)

interface FieldGroupProps {
  title?: string
  children?: ReactNode
}

/** A list of options, parameters or fields. Contains `Field`s. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <S.Group>
      {title !== undefined && <S.Title>{title}</S.Title>}
      <S.List>
        <InGroup value>{children}</InGroup>
      </S.List>
    </S.Group>
  )
}

interface FieldProps {
  name: string
  type?: string
  /** @default false */
  required?: boolean
  /** Default value. */
  default?: string
  /** @default false */
  deprecated?: boolean
  /** Id for links to the field. */
  id?: string
  children?: ReactNode
}

/** One field: name, type, default and description. */
export function Field(props: FieldProps) {
  if (!use(InGroup)) {
    return (
      <FieldGroup>
        <Field {...props} />
      </FieldGroup>
    )
  }
  const [before, after] = site.texts.defaultValue.split('{value}')
  const { name, type, required = false, default: preset, deprecated = false, id, children } = props
  return (
    <S.Root id={id}>
      <S.Head>
        <S.Name data-deprecated={deprecated ? '' : undefined}>
          {id === undefined ? name : <S.SelfLink href={`#${id}`}>{name}</S.SelfLink>}
        </S.Name>
        {type !== undefined && <S.Type>{type}</S.Type>}
        {required && <S.Mark data-mark="required">{site.texts.required}</S.Mark>}
        {deprecated && <S.Mark data-mark="deprecated">{site.texts.deprecated}</S.Mark>}
        {preset !== undefined && (
          <S.Preset>
            {before}
            <code>{preset}</code>
            {after}
          </S.Preset>
        )}
      </S.Head>
      {/* Nested fields start a new group. */}
      <S.Text>
        <InGroup value={false}>{children}</InGroup>
      </S.Text>
    </S.Root>
  )
}
