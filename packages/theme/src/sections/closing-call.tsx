import * as React from 'react'
import { Button } from '@galley/ui/button'
import * as S from './closing-call.styles'

/** A button of a `ClosingCall`. */
export interface CallLink {
  readonly label: string
  readonly to: string
  /** `primary` highlights the button. */
  readonly color?: string | null
  /** `target` attribute of the link, such as `_blank`. */
  readonly target?: string | null
}

export interface ClosingCallProps {
  /** Heading of level 2. */
  title: string
  /** One sentence under the title. */
  description: string
  /** Buttons. */
  links: readonly CallLink[]
}

/** A call to action at the end of a page. */
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
