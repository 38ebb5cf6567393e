import * as React from 'react'
import { useEffect, type ReactNode } from 'react'
import { formatDate } from '@galley/core/format-date'
import { site } from '@galley/site'
import { NEW_ENTRY, NEW_SUMMARY, READ_ENTRY, TOC, ownContent } from '@galley/start/marks'
import { markNewEntries } from '@galley/start/new-entries'
import { Badge, type BadgeProps } from '@galley/ui/badge'
import { Link } from '@galley/ui/link'
import { CategoryBadge } from '../category-badge'
import * as S from './changelog-list.styles'

/** An entry as the list and its rail name it. */
export interface ListedEntry {
  path: string
  title: string
  /** Day of publication, such as "2026-11-20". */
  date: string
  /** The version that it is about: links to it end in "#v1.4.0". */
  version?: string | null
}

/** Where an entry is in the list: links to it end in this. */
export const anchorOf = ({ version, path }: Pick<ListedEntry, 'version' | 'path'>) =>
  version ? `v${version}` : path.slice(path.lastIndexOf('/') + 1)

interface ChangelogListProps {
  /** The entries of the list, the newest first. */
  entries: readonly ListedEntry[]
  /** Whether it has the newest entries. */
  isFirst: boolean
  children: ReactNode
}

/** Entries with a rail of their months, each with its date beside it. What came after the reader's last visit is marked. */
export function ChangelogList({ entries, isFirst, children }: ChangelogListProps) {
  // A list from the server has been marked by a script of its page.
  useEffect(markNewEntries, [entries])
  return (
    <S.Columns>
      <S.Root>
        {isFirst && <S.Summary role="status" {...{ [NEW_SUMMARY]: '' }} {...ownContent} />}
        {children}
      </S.Root>
      <S.Rail aria-label="Entries" {...{ [TOC]: '' }}>
        {groupByMonth(entries).map(([month, ofMonth]) => (
          <section key={month}>
            <h2>{month}</h2>
            <ol role="list">
              {ofMonth.map((entry) => (
                <li key={entry.path}>
                  <Link to={`#${anchorOf(entry)}`}>
                    <time dateTime={entry.date}>{Number(entry.date.slice(8, 10))}</time>
                    <span>{entry.version ? `v${entry.version}` : entry.title}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </S.Rail>
    </S.Columns>
  )
}

/** The entries of each month, in their order. */
function groupByMonth(entries: readonly ListedEntry[]) {
  const months = new Map<string, ListedEntry[]>()
  for (const entry of entries) {
    const month = formatDate(entry.date, site.language, 'month')
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}

interface ChangelogItemProps extends ListedEntry {
  description: string
  category?: string | null
  /** Kinds of change, such as "fixed". */
  kinds: readonly string[]
  /** The entry's text. Without it, its description and a link to its page are shown. */
  children?: ReactNode
}

/** What readers have to act on stands out. */
const KIND_COLORS: Record<string, BadgeProps['color']> = {
  added: 'success',
  deprecated: 'warning',
  removed: 'error',
  security: 'error',
}

/** One entry of a `ChangelogList`; its dot glows while the entry is in the middle of the screen. */
export function ChangelogItem({
  path,
  title,
  description,
  date,
  category,
  version,
  kinds,
  children,
}: ChangelogItemProps) {
  return (
    <S.Item id={anchorOf({ version, path })} data-date={date} {...{ [READ_ENTRY]: '', [NEW_ENTRY]: '' }}>
      <S.Facts>
        {version && <Link to={`#v${version}`}>{version}</Link>}
        <time dateTime={date}>{formatDate(date, site.language)}</time>
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
          <Link to={path}>{title}</Link> <S.New>New</S.New>
        </S.Title>
        {children || (
          <S.Excerpt>
            {description}{' '}
            <Link to={path} aria-label={`Read more: ${title}`}>
              Read more
            </Link>
          </S.Excerpt>
        )}
      </S.Entry>
    </S.Item>
  )
}
