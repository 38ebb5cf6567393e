import * as React from 'react'
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react'
import type { DraftChange } from '@galley/core/preview'
import { goToElement, PreviewStamp } from '@galley/theme/shell/draft-notices'
import { Modal } from '@galley/ui/modal'
import { Switch } from '@galley/ui/switch'
import { Tooltip, TooltipGroup } from '@galley/ui/tooltip'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { compareBodies, countDifferences, type ComparedPart } from './compare-bodies'
import * as S from './compare-dialog.styles'
import { type ComparedField, compareFields, type ComparedPage } from './compared-page'
import { ComparedPartRow } from './compared-part-row'

export const COMPARE_TEXTS = {
  title: 'Compare with the published page',
  withBranch: 'Compare with',
  published: 'Published',
  draft: 'Draft',
  unpublished: 'This page is not published yet.',
  notOnBranch: 'This branch does not have the page.',
  deleted: 'This page is deleted in the drafts.',
  gone: 'Nothing to compare: no version of this page is left.',
  movedFrom: 'This page has moved. Its old path is',
  movedTo: 'This page has moved in the drafts. Its new path is',
  code: 'The text of this page is code (MDX) and cannot be compared here. Open the preview build to see it.',
  same: 'Nothing differs.',
  next: 'Next change',
  previous: 'Previous change',
  changesOnly: 'Changes only',
} as const

export interface CompareDialogProps {
  /** The published page; undefined for a new one. */
  published: ComparedPage | undefined
  /** The compared branch; undefined for the published site. */
  branch?: string | undefined
  /** The page with drafts; undefined for a deleted one. */
  draft: ComparedPage | undefined
  /** The change that moved the page; undefined if none did. */
  move?: Pick<DraftChange, 'from' | 'path'> | undefined
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Shows both versions of a page side by side. On narrow screens the published version is above the draft. */
export function CompareDialog({ published, branch, draft, move, open, onOpenChange }: CompareDialogProps) {
  const fields = useMemo(() => compareFields(published, draft), [published, draft])
  const parts = useMemo(
    () => compareBodies(published?.body ?? null, draft?.body ?? null),
    [published?.body, draft?.body],
  )
  const [changesOnly, setChangesOnly] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const count = countDifferences(parts) + (fields.length > 0 ? 1 : 0)
  const { current, go } = useSteps(scroller, count)
  const labels = labelChanges(parts, fields.length > 0 ? 1 : 0, count)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    go(event.key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <Modal
      title={branch === undefined ? COMPARE_TEXTS.title : `${COMPARE_TEXTS.withBranch} ${branch}`}
      fullscreen="always"
      flush
      open={open}
      onOpenChange={onOpenChange}
      onKeyDown={handleKeyDown}
    >
      <S.Toolbar>
        <S.Count>{current > 0 ? `${current} of ${count}` : count === 1 ? '1 change' : `${count} changes`}</S.Count>
        <VisuallyHidden role="status">{current > 0 && `Change ${current} of ${count}`}</VisuallyHidden>
        <Switch
          label={COMPARE_TEXTS.changesOnly}
          checked={changesOnly}
          onChange={(event) => setChangesOnly(event.target.checked)}
        />
        <S.Spacer />
        <TooltipGroup>
          <Step label={COMPARE_TEXTS.previous} kbd="alt+arrowup" disabled={!count} onClick={() => go(-1)} />
          <Step label={COMPARE_TEXTS.next} kbd="alt+arrowdown" isDown disabled={!count} onClick={() => go(1)} />
        </TooltipGroup>
      </S.Toolbar>
      {/* Keyboard users must be able to reach a box that scrolls. */}
      <S.Scroller ref={scroller} tabIndex={0} role="group" aria-label="Both versions">
        <S.Heads aria-hidden="true">
          <span>{branch ?? COMPARE_TEXTS.published}</span>
          <span>
            {COMPARE_TEXTS.draft} <PreviewStamp />
          </span>
        </S.Heads>
        {listNotes({ published, branch, draft, move }, count).map((note) => (
          <S.Note key={note}>{note}</S.Note>
        ))}
        {fields.length > 0 && (
          <ComparedFields
            fields={fields}
            publishedName={branch ?? 'published'}
            label={`Change 1 of ${count}: about the page`}
          />
        )}
        {parts.map((part, index) =>
          part.kind === 'same' && changesOnly ? (
            <S.Gap key={index} aria-hidden="true" />
          ) : (
            <ComparedPartRow
              key={index}
              part={part}
              label={labels[index]}
              publishedImages={published?.images ?? []}
              draftImages={draft?.images ?? []}
            />
          ),
        )}
      </S.Scroller>
    </Modal>
  )
}

/** Moves the focus between changes. `current` counts from 1, and is 0 before the first step. */
function useSteps(scroller: RefObject<HTMLDivElement | null>, count: number) {
  const [chosen, setChosen] = useState(0)
  // A save may have removed changes.
  const current = Math.min(chosen, count)
  const go = (step: 1 | -1) => {
    const changes = scroller.current?.querySelectorAll<HTMLElement>('[data-change]')
    if (!changes?.length) return
    // The first press of "previous" leads to the last change.
    const next =
      current === 0 && step === -1 ? changes.length : ((current - 1 + step + changes.length) % changes.length) + 1
    setChosen(next)
    goToElement(changes[next - 1]!)
  }
  return { current, go }
}

/** Returns the sentences above the versions, such as the reason why one is missing. */
function listNotes(
  { published, branch, draft, move }: Omit<CompareDialogProps, 'open' | 'onOpenChange'>,
  count: number,
) {
  if (!published && !draft && !move) return [COMPARE_TEXTS.gone]
  const missing = branch === undefined ? COMPARE_TEXTS.unpublished : COMPARE_TEXTS.notOnBranch
  const isCode = [published, draft].every((page) => page === undefined || page.body === null)
  return [
    !published && (move ? `${COMPARE_TEXTS.movedFrom} ${move.from}.` : missing),
    !draft && (move ? `${COMPARE_TEXTS.movedTo} ${move.path}.` : COMPARE_TEXTS.deleted),
    isCode && COMPARE_TEXTS.code,
    count === 0 && !isCode && COMPARE_TEXTS.same,
  ].filter((note) => note !== false)
}

/** Returns the accessible name of each part; undefined for unchanged parts. `before` is the number of changes above the parts. */
function labelChanges(parts: ComparedPart[], before: number, count: number) {
  let change = before
  return parts.map(({ kind }) => (kind === 'same' ? undefined : `Change ${++change} of ${count}: ${kind}`))
}

interface ComparedFieldsProps {
  fields: readonly ComparedField[]
  /** Name of the compared version. */
  publishedName: string
  /** Accessible name of the change. */
  label: string
}

/** Formats "heroImage" as "Hero image". */
const nameField = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Shows both versions of the front matter fields that differ. */
function ComparedFields({ fields, publishedName, label }: ComparedFieldsProps) {
  return (
    <S.Fields data-change="" tabIndex={-1} role="group" aria-label={label}>
      {fields.map(({ name, published, draft }) => (
        <S.Field key={name}>
          <S.FieldSide>
            <S.FieldName>
              {nameField(name)}, {publishedName}
            </S.FieldName>
            {published === undefined ? <S.None>none</S.None> : <del>{published}</del>}
          </S.FieldSide>
          <S.FieldSide>
            <S.FieldName>{nameField(name)}, draft</S.FieldName>
            {draft === undefined ? <S.None>none</S.None> : <ins>{draft}</ins>}
          </S.FieldSide>
        </S.Field>
      ))}
    </S.Fields>
  )
}

interface StepProps {
  label: string
  kbd: string
  isDown?: boolean
  disabled: boolean
  onClick: () => void
}

const Step = ({ label, kbd, isDown, ...rest }: StepProps) => (
  <Tooltip text={label} kbd={kbd} side="bottom">
    <S.StepButton
      variant="ghost"
      color="neutral"
      icon="arrow-up"
      aria-label={label}
      data-down={isDown ? '' : undefined}
      {...rest}
    />
  </Tooltip>
)
