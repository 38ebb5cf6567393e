import * as React from 'react'
import { useEffect, type ReactNode } from 'react'
import { formatDate } from '@galley/core/format-date'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { NEW_ENTRY, NEW_SUMMARY, READ_ENTRY, TOC, ownContent } from '@galley/start/marks'
import { markNewEntries } from '@galley/start/new-entries'
import { Badge, type BadgeProps } from '@galley/ui/badge'
import { Link } from '@galley/ui/link'
import { CategoryBadge } from './category-badge'
import * as S from './changelog-list.styles'

/** A changelog entry in the list and its rail. */
export interface ListedEntry {
  path: string
  title: string
  /** Day of publication, such as "2026-11-20". */
  date: string
  /** Released version. Links to the entry then end in "#v1.4.0". */
  version?: string | null
}

/** Returns the element id of an entry in the list. */
export const anchorOf = ({ version, path }: Pick<ListedEntry, 'version' | 'path'>) =>
  version ? `v${version}` : path.slice(path.lastIndexOf('/') + 1)

interface ChangelogListProps {
  /** Entries, newest first. */
  entries: readonly ListedEntry[]
  /** True for the first page of the list, which has the newest entries. */
  isFirst: boolean
  children: ReactNode
}

/** Changelog entries with a rail of months. Entries since the reader's last visit are marked. */
export function ChangelogList({ entries, isFirst, children }: ChangelogListProps) {
  // On the first page load, `start/changelog.ts` has already marked the entries.
  useEffect(markNewEntries, [entries])
  return (
    <S.Columns>
      <S.Root>
        {isFirst && <S.Summary role="status" {...{ [NEW_SUMMARY]: '' }} {...ownContent} />}
        {children}
      </S.Root>
      <S.Rail aria-label={site.texts.entries} {...{ [TOC]: '' }}>
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

function groupByMonth(entries: readonly ListedEntry[]) {
  const months = new Map<string, ListedEntry[]>()
  for (const entry of entries) {
    const month = formatDate(entry.date, site.language.code, 'month')
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months]
}

interface ChangelogItemProps extends ListedEntry {
  description: string
  category?: string | null
  /** Kinds of change, such as "fixed". */
  kinds: readonly string[]
  /** Text of the entry. @default the description and a link to the page of the entry */
  children?: ReactNode
}

/** Kinds that need action stand out. */
const KIND_COLORS: Record<string, BadgeProps['color']> = {
  added: 'success',
  deprecated: 'warning',
  removed: 'error',
  security: 'error',
}

/** One entry of a `ChangelogList`. Its dot is highlighted at the reading position. */
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
        <time dateTime={date}>{formatDate(date, site.language.code)}</time>
        {category && <CategoryBadge category={category} />}
        {kinds.length > 0 && (
          <S.Kinds role="list" aria-label={site.texts.changeKinds}>
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
          <Link to={path}>{title}</Link> <S.New>{site.texts.newEntry}</S.New>
        </S.Title>
        {children || (
          <S.Excerpt>
            {description}{' '}
            <Link to={path} aria-label={fillText(site.texts.readMoreOf, { title }, site.language)}>
              {site.texts.readMore}
            </Link>
          </S.Excerpt>
        )}
      </S.Entry>
    </S.Item>
  )
}
