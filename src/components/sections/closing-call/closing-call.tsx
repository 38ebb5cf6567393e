import * as React from 'react'
import { Button } from '~/components/ui/button'
import * as S from './closing-call.styles'

interface CallLink {
  readonly label: string
  readonly to: string
  readonly color?: string | null
  readonly target?: string | null
}

interface ClosingCallProps {
  title: string
  description: string
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
