import * as React from 'react'
import type { ReactNode } from 'react'
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
  /** The entry's text. */
  children: ReactNode
}

/** One entry of a `ChangelogList`; its dot glows while the entry is in the middle of the screen. */
export function ChangelogItem({ path, title, date, dateText, category, children }: ChangelogItemProps) {
  return (
    <S.Item {...{ [READ_ENTRY]: '' }}>
      <S.Facts>
        <time dateTime={date}>{dateText}</time>
        {category && <CategoryBadge category={category} />}
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
