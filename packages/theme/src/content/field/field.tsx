import * as React from 'react'
import { createContext, use, type ReactNode } from 'react'
import * as S from './field.styles'

const InGroup = createContext(false)

interface FieldGroupProps {
  /** What the fields belong to. */
  title?: string
  children?: ReactNode
}

/** The options of a function, the fields of a record and the like, in a list. Holds `Field`s. */
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
  /** The name as it is written in code. */
  name: string
  /** What values it takes. */
  type?: string
  /** @default false */
  required?: boolean
  /** The value that it has when it is left out. */
  default?: string
  /** @default false */
  deprecated?: boolean
  /** What a link leads to after `#`. */
  id?: string
  children?: ReactNode
}

/** One field: its name, what it takes, and what it does. It can be linked to. */
export function Field(props: FieldProps) {
  if (!use(InGroup)) {
    return (
      <FieldGroup>
        <Field {...props} />
      </FieldGroup>
    )
  }
  const { name, type, required = false, default: preset, deprecated = false, id, children } = props
  return (
    <S.Root id={id}>
      <S.Head>
        <S.Name data-deprecated={deprecated ? '' : undefined}>
          {id === undefined ? name : <S.SelfLink href={`#${id}`}>{name}</S.SelfLink>}
        </S.Name>
        {type !== undefined && <S.Type>{type}</S.Type>}
        {required && <S.Mark data-mark="required">required</S.Mark>}
        {deprecated && <S.Mark data-mark="deprecated">deprecated</S.Mark>}
        {preset !== undefined && (
          <S.Preset>
            default <code>{preset}</code>
          </S.Preset>
        )}
      </S.Head>
      {/* Fields inside a field are a group of their own. */}
      <S.Text>
        <InGroup value={false}>{children}</InGroup>
      </S.Text>
    </S.Root>
  )
}
