import * as React from 'react'
import { useId, type ReactNode } from 'react'
import { site } from '@galley/site'
import type { ColorRole } from '@galley/tokens/theme'
import { Icon, type IconName, type IconSource } from '@galley/ui/icon'
import * as S from './callout.styles'

interface CalloutProps {
  type: 'note' | 'tip' | 'warning' | 'caution'
  /** @default the name of the type */
  title?: string
  /** @default the icon of the type */
  icon?: IconSource
  /** Shows only the title until the reader opens the callout. @default false */
  collapsible?: boolean
  children?: ReactNode
}

const KINDS: Record<CalloutProps['type'], { icon: IconName; title: () => string; color: ColorRole }> = {
  note: { icon: 'info', title: () => site.texts.note, color: 'info' },
  tip: { icon: 'lightbulb', title: () => site.texts.tip, color: 'success' },
  warning: { icon: 'triangle-alert', title: () => site.texts.warning, color: 'warning' },
  caution: { icon: 'octagon-alert', title: () => site.texts.caution, color: 'error' },
}

/** A highlighted note, tip or warning. */
export function Callout({ type, title, icon, collapsible = false, children }: CalloutProps) {
  const titleId = useId()
  const kind = KINDS[type]
  const mark = <Icon name={icon ?? kind.icon} size={18} />
  const content = <S.Content>{children}</S.Content>
  return (
    <S.Root role="note" aria-labelledby={titleId} data-color={kind.color}>
      {collapsible ? (
        <S.Folded>
          <S.Summary>
            {mark}
            <span id={titleId}>{title ?? kind.title()}</span>
            <Icon name="chevron-down" size={16} data-chevron="" />
          </S.Summary>
          {content}
        </S.Folded>
      ) : (
        <>
          <S.Title id={titleId}>
            {mark}
            {title ?? kind.title()}
          </S.Title>
          {content}
        </>
      )}
    </S.Root>
  )
}
