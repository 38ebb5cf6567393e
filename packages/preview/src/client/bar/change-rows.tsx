import * as React from 'react'
import { type ReactNode, useId } from 'react'
import { addBasePath } from '@galley/core/base-path'
import type { DraftChange, DraftProblem, DraftState } from '@galley/core/preview'
import { site } from '@galley/site'
import type { ColorRole } from '@galley/tokens/theme'
import { Badge } from '@galley/ui/badge'
import { Icon } from '@galley/ui/icon'
import { inOwnLanguage, Link } from '@galley/ui/link'
import * as S from './change-list.styles'
import { Amount } from './choice-chip.styles'
import { count, describeAge, describeRelease } from './describe-preview'
import { STATE_WORDS } from './preview-texts'

/** Maximum number of rendered rows. The filter finds further changes. */
export const MAX_ROWS = 200

export const STATE_COLORS: Record<DraftState, ColorRole> = {
  new: 'success',
  changed: 'info',
  moved: 'secondary',
  unpublished: 'warning',
  deleted: 'error',
}

export function Group({ title, amount, children }: { title: string; amount?: number; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <S.GroupTitle id={id}>
        {title}
        {amount !== undefined && <Amount> {amount}</Amount>}
      </S.GroupTitle>
      <S.List aria-labelledby={id}>{children}</S.List>
    </section>
  )
}

/** Returns the props that make a row a link; no props without a path. */
function linkTo(path: string | undefined, onClick: () => void) {
  if (path === undefined) return {}
  const row = { 'data-row': '', onClick }
  // `Link` would lead to the copy of the page in the language of the current page.
  return inOwnLanguage(path) === path
    ? { ...row, as: Link, to: path }
    : { ...row, as: 'a' as const, href: addBasePath(path, site.basePath) }
}

interface ProblemGroupProps {
  title: string
  problems: readonly DraftProblem[]
  onOpen: () => void
}

export function ProblemGroup({ title, problems, onOpen }: ProblemGroupProps) {
  if (problems.length === 0) return null
  return (
    <Group title={title} amount={problems.length}>
      {problems.slice(0, MAX_ROWS).map(({ file, line, column, message, path, anchor }, index) => (
        <li key={index}>
          <S.Row {...linkTo(path && anchor ? `${path}#${anchor}` : path, onOpen)} data-problem="">
            <S.Mark>
              <Icon name="octagon-alert" />
            </S.Mark>
            <S.Words>
              <S.Message>{message}</S.Message>
              <S.Source>
                {file}:{line}:{column}
              </S.Source>
            </S.Words>
          </S.Row>
        </li>
      ))}
    </Group>
  )
}

export interface ChangeRowProps {
  change: DraftChange
  /** The server's clock, in milliseconds since 1970. */
  now: number
  /** Called when a link in the row is followed. */
  onOpen: () => void
  /** Called to show the links to the old path of a page. */
  onLinks: (change: DraftChange) => void
  isCurrent: boolean
}

export function ChangeRow({ change, now, isCurrent, onOpen, onLinks }: ChangeRowProps) {
  const { title, file, path, from, fromFile, state, savedAt, author, linkedFrom } = change
  const release = describeRelease(change)
  const when = savedAt && describeAge(Date.parse(savedAt), now)
  return (
    <li>
      <S.Row {...linkTo(path, onOpen)} aria-current={isCurrent ? 'page' : undefined}>
        <Badge size="sm" color={STATE_COLORS[state]}>
          {STATE_WORDS[state]}
        </Badge>
        <S.Words>
          <S.Title data-gone={state === 'deleted' ? '' : undefined}>{title}</S.Title>
          <S.Source>{from && path ? `${from} → ${path}` : (path ?? file)}</S.Source>
          {release && <S.Source>{release}</S.Source>}
        </S.Words>
        <S.When>
          {when}
          {author && <span>{author}</span>}
        </S.When>
      </S.Row>
      {linkedFrom !== undefined && (
        <S.Links type="button" data-row="" onClick={() => onLinks(change)}>
          {count(linkedFrom, 'file')} {linkedFrom === 1 ? 'links' : 'link'} to{' '}
          {fromFile !== undefined ? 'the old file name' : from === undefined ? 'it' : 'the old path'}
        </S.Links>
      )}
    </li>
  )
}
