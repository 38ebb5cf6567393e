import * as React from 'react'
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { DraftChange, DraftKind, DraftProblem } from '@galley/core/preview'
import { Input } from '@galley/ui/input'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './change-list.styles'
import { ChangeRow, type ChangeRowProps, Group, MAX_ROWS, ProblemGroup } from './change-rows'
import { Amount } from './choice-chip.styles'
import { count } from './describe-preview'
import { KIND_WORDS } from './preview-texts'

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

/** Lists changes and problems with a filter. Moved and deleted pages with links to correct come first, then problems. */
export function ChangeList({ changes, problems, comparedWith, waiting = [], path, ...rowProps }: ChangeListProps) {
  const [text, setText] = useState('')
  const [chosenKind, setKind] = useState<DraftKind | 'all'>('all')
  const present = kinds.filter((each) => changes.some((change) => change.kind === each))
  // When the last change of the chosen kind is undone, its button disappears, so all kinds are shown.
  const kind = chosenKind === 'all' || present.includes(chosenKind) ? chosenKind : 'all'
  const wanted = useDeferredValue(text.trim())
  const { groups, count: found } = useMemo(() => groupChanges(changes, wanted, kind, MAX_ROWS), [changes, wanted, kind])
  const shownProblems = useMemo(() => filterProblems(problems, wanted), [problems, wanted])
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)

  if (changes.length === 0 && problems.length === 0) {
    return waiting.length > 0 ? (
      <S.Root>
        <WaitingGroup files={waiting} />
      </S.Root>
    ) : (
      <S.Empty>
        <p>Nothing differs from {comparedWith}.</p>
        <p>Changes appear here and on the page as soon as you save them.</p>
      </S.Empty>
    )
  }

  // One moved page may break links on many pages. Each of these links is a problem in the list.
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
          aria-label="Filter changes"
          placeholder="Filter changes"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {present.length > 1 && <KindFilter changes={changes} present={present} kind={kind} onChange={setKind} />}
      </S.Filters>
      {renderGroup(
        'Links to correct',
        groups.flatMap((group) => group.changes.filter(isFix)),
      )}
      <ProblemGroup title="Problems on this page" problems={own} onOpen={rowProps.onOpen} />
      <ProblemGroup
        title={own.length > 0 ? 'Problems on other pages' : 'Problems'}
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
      {found === 0 && shownProblems.length === 0 && <S.More>No change matches.</S.More>}
      <VisuallyHidden role="status">{wanted !== '' && count(found, 'change')}</VisuallyHidden>
    </S.Root>
  )
}

const kinds = Object.keys(KIND_WORDS) as DraftKind[]

const hasWords = (text: string, ...fields: (string | undefined)[]) => {
  const haystack = fields.join('\n').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

export const filterProblems = (problems: readonly DraftProblem[], text: string) =>
  problems.filter(({ file, message, path }) => hasWords(text, file, message, path))

/** Groups the matching changes by kind, the newest first. Returns at most `limit` changes, and the number of all matches. */
export function groupChanges(changes: readonly DraftChange[], text: string, chosen: DraftKind | 'all', limit: number) {
  const found = changes
    .filter(({ kind }) => chosen === 'all' || kind === chosen)
    .filter(({ title, file, path, from, author }) => hasWords(text, title, file, path, from, author))
    .sort((a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? '') || a.file.localeCompare(b.file))
  let room = limit
  const groups = kinds.map((kind) => {
    const ofKind = found.filter((change) => change.kind === kind).slice(0, room)
    room -= ofKind.length
    return { kind, changes: ofKind }
  })
  return { groups, count: found.length }
}

interface KindFilterProps {
  changes: readonly DraftChange[]
  present: readonly DraftKind[]
  kind: DraftKind | 'all'
  onChange: (kind: DraftKind | 'all') => void
}

function KindFilter({ changes, present, kind, onChange }: KindFilterProps) {
  const countOf = (each: DraftKind | 'all') => changes.filter((change) => each === 'all' || change.kind === each).length
  return (
    <S.Kinds role="group" aria-label="Kind of change">
      {(['all', ...present] as const).map((each) => (
        <S.Kind key={each} type="button" aria-pressed={kind === each} onClick={() => onChange(each)}>
          {each === 'all' ? 'All' : KIND_WORDS[each]} <Amount>{countOf(each).toLocaleString('en')}</Amount>
        </S.Kind>
      ))}
    </S.Kinds>
  )
}

const WaitingGroup = ({ files }: { files: readonly string[] }) =>
  files.length > 0 && (
    <Group title="Waits for a build" amount={files.length}>
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

/** Moves the focus with the arrow keys, Home and End between the field and the rows. Letters move the focus to the field. */
function moveFocus(event: KeyboardEvent, root: HTMLElement | null, field: HTMLInputElement | null) {
  if (!root || !field || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(event.target as HTMLElement)
  const { key } = event
  const isLetter = key.length === 1 && key !== ' '
  const last = rows.at(-1)
  const targets: Record<string, HTMLElement | undefined> =
    at >= 0
      ? { ArrowDown: rows[at + 1] ?? last, ArrowUp: rows[at - 1] ?? field, Home: rows[0], End: last }
      : { ArrowDown: event.target === field ? rows[0] : undefined }
  const target = at >= 0 && isLetter ? field : targets[key]
  if (!target) return
  // The browser types a letter into the focused field; other keys have no further effect.
  if (!isLetter) event.preventDefault()
  target.focus()
}
