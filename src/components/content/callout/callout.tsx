import * as React from 'react'
import { useId, type ReactNode } from 'react'
import { Icon, type IconName } from '~/components/ui/icon'
import * as S from './callout.styles'

interface CalloutProps {
  type: 'note' | 'tip' | 'warning' | 'caution'
  /** @default The type's name. */
  title?: string
  children?: ReactNode
}

const KINDS: Record<CalloutProps['type'], { icon: IconName; title: string }> = {
  note: { icon: 'info', title: 'Note' },
  tip: { icon: 'lightbulb', title: 'Tip' },
  warning: { icon: 'triangle-alert', title: 'Warning' },
  caution: { icon: 'octagon-alert', title: 'Caution' },
}

/** Something set apart from the text: good to know, or dangerous not to. */
export function Callout({ type, title, children }: CalloutProps) {
  const titleId = useId()
  const kind = KINDS[type]
  return (
    <S.Root role="note" aria-labelledby={titleId} data-type={type}>
      <S.Title id={titleId}>
        <Icon name={kind.icon} size={18} />
        {title ?? kind.title}
      </S.Title>
      <S.Content>{children}</S.Content>
    </S.Root>
  )
}
