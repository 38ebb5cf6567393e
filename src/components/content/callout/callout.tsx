import { useId, type ReactNode } from 'react'
import { Icon, type IconName, type IconSource } from '~/components/ui/icon'
import * as S from './callout.styles'

interface CalloutProps {
  type: 'note' | 'tip' | 'warning' | 'caution'
  /** @default The type's name. */
  title?: string
  /** @default The type's icon. */
  icon?: IconSource
  /** Shows the title alone, until the reader opens it. @default false */
  collapsible?: boolean
  children?: ReactNode
}

const KINDS: Record<CalloutProps['type'], { icon: IconName; title: string }> = {
  note: { icon: 'info', title: 'Note' },
  tip: { icon: 'lightbulb', title: 'Tip' },
  warning: { icon: 'triangle-alert', title: 'Warning' },
  caution: { icon: 'octagon-alert', title: 'Caution' },
}

/** Something set apart from the text: good to know, or dangerous not to. */
export function Callout({ type, title, icon, collapsible = false, children }: CalloutProps) {
  const titleId = useId()
  const kind = KINDS[type]
  const mark = <Icon name={icon ?? kind.icon} size={18} />
  const content = <S.Content>{children}</S.Content>
  return (
    <S.Root role="note" aria-labelledby={titleId} data-type={type}>
      {collapsible ? (
        <S.Folded>
          <S.Summary>
            {mark}
            <span id={titleId}>{title ?? kind.title}</span>
            <Icon name="chevron-down" size={16} data-chevron="" />
          </S.Summary>
          {content}
        </S.Folded>
      ) : (
        <>
          <S.Title id={titleId}>
            {mark}
            {title ?? kind.title}
          </S.Title>
          {content}
        </>
      )}
    </S.Root>
  )
}
