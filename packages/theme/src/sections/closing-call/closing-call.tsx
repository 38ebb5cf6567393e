import * as React from 'react'
import { Button } from '@galley/ui/button'
import * as S from './closing-call.styles'

/** A button of a `ClosingCall`. */
export interface CallLink {
  /** The words on it. */
  readonly label: string
  /** Where it leads. */
  readonly to: string
  /** `primary` for the way that most readers should take. */
  readonly color?: string | null
  /** Opens the link elsewhere, such as `_blank`. */
  readonly target?: string | null
}

export interface ClosingCallProps {
  /** The last word; a heading of level 2. */
  title: string
  /** One sentence under it. */
  description: string
  /** Where to go from here. */
  links: readonly CallLink[]
}

/** The end of a page: what to do next. */
export function ClosingCall({ title, description, links }: ClosingCallProps) {
  return (
    <S.Root>
      <S.Title>{title}</S.Title>
      <S.Text>{description}</S.Text>
      <S.Actions>
        {links.map(({ label, to, color, target }) => {
          const isPrimary = color === 'primary'
          return (
            <Button
              key={to}
              to={to}
              size="lg"
              variant={isPrimary ? 'solid' : 'outline'}
              color={isPrimary ? 'primary' : 'neutral'}
              target={target ?? undefined}
            >
              {label}
            </Button>
          )
        })}
      </S.Actions>
    </S.Root>
  )
}
