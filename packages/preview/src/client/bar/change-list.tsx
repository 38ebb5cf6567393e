import * as React from 'react'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { DraftChange, DraftKind, DraftProblem } from '@galley/core/preview'
import { Input } from '@galley/ui/input'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './change-list.styles'
import { ChangeRow, type ChangeRowProps, Group, MAX_ROWS, ProblemGroup } from './change-rows'
import { Amount } from './choice-chip.styles'
import { count } from './describe-preview'
import { filterProblems, groupChanges, kinds } from './filter-changes'
import { KIND_WORDS, WAITING } from './preview-texts'

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

export interface ChangeListProps extends Pick<ChangeRowProps, 'now' | 'onOpen' | 'onLinks'> {
  changes: readonly DraftChange[]
  problems: readonly DraftProblem[]
  /** Name of the compared version. */
  comparedWith: string
  /** Files besides the content that take effect with the next build. */
  waiting?: readonly string[] | undefined
  /** Path of the current page, whose row is highlighted. */
  path: string
}

/** Lists changes and problems with a filter. Changes that correct many links come first, then problems. */
export function ChangeList({ changes, problems, comparedWith, waiting = [], path, ...rowProps }: ChangeListProps) {
  const [text, setText] = useState('')
  const [chosenKind, setKind] = useState<DraftKind | 'all'>('all')
  const present = kinds.filter((each) => changes.some((change) => change.kind === each))
  // Undoing the last change of the chosen kind removes its button.
  const kind = chosenKind === 'all' || present.includes(chosenKind) ? chosenKind : 'all'
  const wanted = useDeferredValue(text.trim())
  const { groups, count: found } = useMemo(
    () => groupChanges(changes, { text: wanted, kind }, MAX_ROWS),
    [changes, wanted, kind],
  )
  const shownProblems = useMemo(() => filterProblems(problems, wanted), [problems, wanted])
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  if (changes.length === 0 && problems.length === 0) {
    return waiting.length > 0 ? (
      <S.Root>
        <WaitingGroup files={waiting} />
      </S.Root>
    ) : (
      <EmptyList comparedWith={comparedWith} />
    )
  }

  // One moved page may break the links of many pages, which are then the problems in the list.
  const isFix = ({ linkedFrom }: DraftChange) => linkedFrom !== undefined && shownProblems.length > 0
  const renderGroup = (title: string, listed: readonly DraftChange[]) =>
    listed.length > 0 && (
      <Group key={title} title={title}>
        {listed.map((change) => (
          <ChangeRow key={change.file} change={change} isCurrent={change.path === path} {...rowProps} />
        ))}
      </Group>
    )
  const own = shownProblems.filter((problem) => problem.path === path)
  const others = shownProblems.filter((problem) => problem.path !== path)
  return (
    // The root handles the arrow keys of the whole list; each row is a link.
    <S.Root ref={root} onKeyDown={(event) => moveFocus(event, root.current, field.current)}>
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
        {present.length > 1 && <KindFilter changes={changes} present={present} kind={kind} onChange={setKind} />}
      </S.Filters>
      {renderGroup(
        CHANGE_LIST_TEXTS.links,
        groups.flatMap((group) => group.changes.filter(isFix)),
      )}
      <ProblemGroup title={CHANGE_LIST_TEXTS.pageProblems} problems={own} onOpen={rowProps.onOpen} />
      <ProblemGroup
        title={own.length > 0 ? CHANGE_LIST_TEXTS.otherProblems : CHANGE_LIST_TEXTS.problems}
        problems={others}
        onOpen={rowProps.onOpen}
      />
      {groups.map((group) =>
        renderGroup(
          KIND_WORDS[group.kind],
          group.changes.filter((change) => !isFix(change)),
        ),
      )}
      {wanted === '' && <WaitingGroup files={waiting} />}
      {found > MAX_ROWS && (
        <S.More>and {(found - MAX_ROWS).toLocaleString('en')} more. Type to find one of them.</S.More>
      )}
      {found === 0 && shownProblems.length === 0 && <S.More>{CHANGE_LIST_TEXTS.noMatch}</S.More>}
      <VisuallyHidden role="status">{wanted !== '' && count(found, 'change')}</VisuallyHidden>
    </S.Root>
  )
}

const EmptyList = ({ comparedWith }: Pick<ChangeListProps, 'comparedWith'>) => (
  <S.Empty>
    <p>
      {CHANGE_LIST_TEXTS.empty} {comparedWith}.
    </p>
    <p>{CHANGE_LIST_TEXTS.emptyHint}</p>
  </S.Empty>
)

interface KindFilterProps {
  changes: readonly DraftChange[]
  present: readonly DraftKind[]
  kind: DraftKind | 'all'
  onChange: (kind: DraftKind | 'all') => void
}

function KindFilter({ changes, present, kind, onChange }: KindFilterProps) {
  const countOf = (each: DraftKind | 'all') => changes.filter((change) => each === 'all' || change.kind === each).length
  return (
    <S.Kinds role="group" aria-label={CHANGE_LIST_TEXTS.kinds}>
      {(['all', ...present] as const).map((each) => (
        <S.Kind key={each} type="button" aria-pressed={kind === each} onClick={() => onChange(each)}>
          {each === 'all' ? CHANGE_LIST_TEXTS.all : KIND_WORDS[each]}{' '}
          <Amount>{countOf(each).toLocaleString('en')}</Amount>
        </S.Kind>
      ))}
    </S.Kinds>
  )
}

const WaitingGroup = ({ files }: { files: readonly string[] }) =>
  files.length > 0 && (
    <Group title={WAITING} amount={files.length}>
      {files.map((file) => (
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

/** Moves the focus with the arrow keys, Home and End between the field and the rows. Letters move it to the field. */
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
  // The browser types a letter into the focused field; other keys have no further effect.
  if (event.key.length > 1) event.preventDefault()
  target.focus()
}
