import * as React from 'react'
import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '~/components/ui/badge'
import { Link } from '~/components/ui/link'
import { READ_ENTRY } from '~/start/marks'
import { CategoryBadge } from '../category-badge'
import * as S from './changelog-list.styles'

/** Entries on a rail, each with its date beside it. */
export function ChangelogList({ children }: { children: ReactNode }) {
  return <S.Root>{children}</S.Root>
}

interface ChangelogItemProps {
  path: string
  title: string
  /** Day of publication, such as "2026-11-20". */
  date: string
  /** The same day in words. */
  dateText: string
  category?: string | null
  /** The version that it is about: links to it end in "#v1.4.0". */
  version?: string | null
  /** Kinds of change, such as "fixed". */
  kinds: readonly string[]
  /** The entry's text. */
  children: ReactNode
}

/** What readers have to act on stands out. */
const KIND_COLORS: Record<string, BadgeProps['color']> = {
  added: 'success',
  deprecated: 'warning',
  removed: 'error',
  security: 'error',
}

/** One entry of a `ChangelogList`; its dot glows while the entry is in the middle of the screen. */
export function ChangelogItem({ path, title, date, dateText, category, version, kinds, children }: ChangelogItemProps) {
  return (
    <S.Item id={version ? `v${version}` : undefined} {...{ [READ_ENTRY]: '' }}>
      <S.Facts>
        {version && <Link to={`#v${version}`}>{version}</Link>}
        <time dateTime={date}>{dateText}</time>
        {category && <CategoryBadge category={category} />}
        {kinds.length > 0 && (
          <S.Kinds role="list" aria-label="Kinds of change">
            {kinds.map((kind) => (
              <li key={kind}>
                <Badge color={KIND_COLORS[kind]} size="sm">
                  {kind}
                </Badge>
              </li>
            ))}
          </S.Kinds>
        )}
      </S.Facts>
      <S.Entry>
        <S.Title>
          <Link to={path}>{title}</Link>
        </S.Title>
        {children}
      </S.Entry>
    </S.Item>
  )
}
