import * as React from 'react'
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import type { DraftChange, DraftKind, DraftProblem, DraftState } from '@galley/core/preview'
import type { ColorRole } from '@galley/tokens/theme'
import { Badge } from '@galley/ui/badge'
import { Icon } from '@galley/ui/icon'
import { Input } from '@galley/ui/input'
import { Link } from '@galley/ui/link'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './change-list.styles'
import { Amount } from './choice-chip.styles'
import { count, describeAge, describeRelease } from './describe-preview'
import { filterProblems, groupChanges, kinds } from './filter-changes'
import { KIND_WORDS, STATE_WORDS, WAITING } from './preview-texts'

/** Rows that are rendered at most; further changes are found by the filter. */
export const MAX_ROWS = 200

export const CHANGE_LIST_TEXTS = {
  filter: 'Filter changes',
  kinds: 'Kind of change',
  all: 'All',
  problems: 'Problems',
  pageProblems: 'Problems on this page',
  otherProblems: 'Problems on other pages',
  links: 'Links to correct',
  empty: 'Nothing differs from',
  emptyHint: 'What you save shows here, and on the page.',
  noMatch: 'No change matches.',
} as const

export const STATE_COLORS: Record<DraftState, ColorRole> = {
  new: 'success',
  changed: 'info',
  moved: 'secondary',
  unpublished: 'warning',
  deleted: 'error',
}

export interface ChangeListProps {
  changes: readonly DraftChange[]
  problems: readonly DraftProblem[]
  /** The time, by the server's clock, in milliseconds since 1970. */
  now: number
  /** What the changes are counted against. @default 'the published site' */
  comparedWith?: string
  /** Files besides the content that only another build shows. */
  waiting?: readonly string[] | undefined
  /** The current page, which is marked. */
  path: string
  onOpen: () => void
  /** Shows the links to where the page of a change was. */
  onLinks: (change: DraftChange) => void
}

/** Everything that differs from the published site, problems first and above them what solves many at once, and a way to find one of many. */
export function ChangeList({
  changes,
  problems,
  now,
  comparedWith = 'the published site',
  waiting = [],
  path,
  onOpen,
  onLinks,
}: ChangeListProps) {
  const [text, setText] = useState('')
  const [chosenKind, setKind] = useState<DraftKind | 'all'>('all')
  const present = kinds.filter((each) => changes.some((change) => change.kind === each))
  // The last change of a kind may be undone while it is chosen.
  const kind = chosenKind === 'all' || present.includes(chosenKind) ? chosenKind : 'all'
  const wanted = useDeferredValue(text.trim())
  const { groups, count: found } = useMemo(
    () => groupChanges(changes, { text: wanted, kind }, MAX_ROWS),
    [changes, wanted, kind],
  )
  const shownProblems = useMemo(() => filterProblems(problems, wanted), [problems, wanted])
  const own = shownProblems.filter((problem) => problem.path === path)
  const others = shownProblems.filter((problem) => problem.path !== path)
  // One page that moved breaks a link in many others.
  const isFix = ({ linkedFrom }: DraftChange) => linkedFrom !== undefined && shownProblems.length > 0
  const fixes = groups.flatMap((group) => group.changes.filter(isFix))
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  const rowOf = (change: DraftChange) => (
    <ChangeRow
      key={change.file}
      change={change}
      now={now}
      isCurrent={change.path === path}
      onOpen={onOpen}
      onLinks={onLinks}
    />
  )
  const handleKeyDown = (event: KeyboardEvent) => moveFocus(event, root.current, field.current)

  const waitingGroup = waiting.length > 0 && (
    <Group title={WAITING} amount={waiting.length}>
      {waiting.map((file) => (
        <li key={file}>
          <S.Row>
            <S.Words>
              <S.Source>{file}</S.Source>
            </S.Words>
          </S.Row>
        </li>
      ))}
    </Group>
  )

  if (changes.length === 0 && problems.length === 0 && waiting.length > 0) return <S.Root>{waitingGroup}</S.Root>
  if (changes.length === 0 && problems.length === 0) {
    return (
      <S.Empty>
        <p>
          {CHANGE_LIST_TEXTS.empty} {comparedWith}.
        </p>
        <p>{CHANGE_LIST_TEXTS.emptyHint}</p>
      </S.Empty>
    )
  }
  return (
    // The keys of a list; each line of it is a link of its own.
    <S.Root ref={root} onKeyDown={handleKeyDown}>
      <S.Filters>
        <Input
          ref={field}
          type="search"
          icon="search"
          aria-label={CHANGE_LIST_TEXTS.filter}
          placeholder={CHANGE_LIST_TEXTS.filter}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {present.length > 1 && (
          <S.Kinds role="group" aria-label={CHANGE_LIST_TEXTS.kinds}>
            {(['all', ...present] as const).map((each) => (
              <S.Kind key={each} type="button" aria-pressed={kind === each} onClick={() => setKind(each)}>
                {each === 'all' ? CHANGE_LIST_TEXTS.all : KIND_WORDS[each]}{' '}
                <Amount>{countOf(changes, each).toLocaleString('en')}</Amount>
              </S.Kind>
            ))}
          </S.Kinds>
        )}
      </S.Filters>
      {fixes.length > 0 && <Group title={CHANGE_LIST_TEXTS.links}>{fixes.map(rowOf)}</Group>}
      <ProblemGroup title={CHANGE_LIST_TEXTS.pageProblems} problems={own} onOpen={onOpen} />
      <ProblemGroup
        title={own.length > 0 ? CHANGE_LIST_TEXTS.otherProblems : CHANGE_LIST_TEXTS.problems}
        problems={others}
        onOpen={onOpen}
      />
      {groups.map((group) => {
        const others = group.changes.filter((change) => !isFix(change))
        return (
          others.length > 0 && (
            <Group key={group.kind} title={KIND_WORDS[group.kind]}>
              {others.map(rowOf)}
            </Group>
          )
        )
      })}
      {wanted === '' && waitingGroup}
      {found > MAX_ROWS && (
        <S.More>and {(found - MAX_ROWS).toLocaleString('en')} more. Type to find one of them.</S.More>
      )}
      {found === 0 && shownProblems.length === 0 && <S.More>{CHANGE_LIST_TEXTS.noMatch}</S.More>}
      <VisuallyHidden role="status">{wanted !== '' && count(found, 'change')}</VisuallyHidden>
    </S.Root>
  )
}

const countOf = (changes: readonly DraftChange[], kind: DraftKind | 'all') =>
  kind === 'all' ? changes.length : changes.filter((change) => change.kind === kind).length

function Group({ title, amount, children }: { title: string; amount?: number; children: ReactNode }) {
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

interface ProblemGroupProps extends Pick<ChangeListProps, 'problems' | 'onOpen'> {
  title: string
}

function ProblemGroup({ title, problems, onOpen }: ProblemGroupProps) {
  if (problems.length === 0) return null
  return (
    <Group title={title} amount={problems.length}>
      {problems.slice(0, MAX_ROWS).map((problem, index) => (
        <ProblemRow key={index} problem={problem} onOpen={onOpen} />
      ))}
    </Group>
  )
}

interface ChangeRowProps extends Pick<ChangeListProps, 'now' | 'onOpen' | 'onLinks'> {
  change: DraftChange
  isCurrent: boolean
}

function ChangeRow({ change, now, isCurrent, onOpen, onLinks }: ChangeRowProps) {
  const { title, file, path, from, fromFile, state, savedAt, author, linkedFrom } = change
  const release = describeRelease(change)
  const when = savedAt && describeAge(Date.parse(savedAt), now)
  const content = (
    <>
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
    </>
  )
  return (
    <li>
      {path === undefined ? (
        <S.Row>{content}</S.Row>
      ) : (
        <S.Row as={Link} to={path} data-row="" aria-current={isCurrent ? 'page' : undefined} onClick={onOpen}>
          {content}
        </S.Row>
      )}
      {linkedFrom !== undefined && (
        <S.Links type="button" data-row="" onClick={() => onLinks(change)}>
          {count(linkedFrom, 'file')} {linkedFrom === 1 ? 'links' : 'link'} to{' '}
          {fromFile !== undefined ? 'the old file name' : from === undefined ? 'it' : 'the old path'}
        </S.Links>
      )}
    </li>
  )
}

function ProblemRow({ problem, onOpen }: { problem: DraftProblem; onOpen: () => void }) {
  const { file, line, column, message, path, anchor } = problem
  const content = (
    <>
      <S.Mark>
        <Icon name="octagon-alert" />
      </S.Mark>
      <S.Words>
        <S.Message>{message}</S.Message>
        <S.Source>
          {file}:{line}:{column}
        </S.Source>
      </S.Words>
    </>
  )
  return (
    <li>
      {path === undefined ? (
        <S.Row data-problem="">{content}</S.Row>
      ) : (
        <S.Row as={Link} to={anchor ? `${path}#${anchor}` : path} data-row="" data-problem="" onClick={onOpen}>
          {content}
        </S.Row>
      )}
    </li>
  )
}

/** Arrows walk from the field through the lines and back; letters go to the field. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null, field: HTMLInputElement | null) {
  if (!root || !field || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(event.target as HTMLElement)
  const isInField = event.target === field
  const target =
    event.key === 'ArrowDown' && (isInField || at >= 0)
      ? (rows[at + 1] ?? rows.at(-1))
      : event.key === 'ArrowUp' && at >= 0
        ? (rows[at - 1] ?? field)
        : at >= 0 && event.key === 'Home'
          ? rows[0]
          : at >= 0 && event.key === 'End'
            ? rows.at(-1)
            : at >= 0 && event.key.length === 1 && event.key !== ' '
              ? field
              : undefined
  if (!target) return
  // A letter is typed where the focus goes; another key has done its work.
  if (event.key.length > 1) event.preventDefault()
  target.focus()
}
