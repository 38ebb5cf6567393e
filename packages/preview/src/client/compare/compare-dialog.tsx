import * as React from 'react'
import { type KeyboardEvent, memo, type RefObject, useMemo, useRef, useState } from 'react'
import type { ContentNode, ContentTree } from '@galley/core/content-tree'
import type { DraftChange } from '@galley/core/preview'
import { RenderedBody } from '@galley/theme/content'
import { goToElement, PreviewStamp } from '@galley/theme/shell/draft-notices'
import { Modal } from '@galley/ui/modal'
import { Switch } from '@galley/ui/switch'
import { Tooltip, TooltipGroup } from '@galley/ui/tooltip'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import type { PanelProps } from '../bar/bar-hooks'
import { compareBodies, type ComparedPart } from './compare-bodies'
import * as S from './compare-dialog.styles'
import { type ComparedField, compareFields, type ComparedPage } from './compared-page'

interface CompareDialogProps extends PanelProps {
  /** The published page; undefined for a new page. */
  published: ComparedPage | undefined
  /** The compared branch; undefined for the published site. */
  branch?: string | undefined
  /** The page with drafts; undefined for a deleted page. */
  draft: ComparedPage | undefined
  /** The change that moved the page; undefined for a page that did not move. */
  move?: Pick<DraftChange, 'from' | 'path'> | undefined
}

/** Shows both versions of a page side by side. On narrow screens the published version is above the draft. */
export function CompareDialog({ published, branch, draft, move, ...dialog }: CompareDialogProps) {
  const fields = useMemo(() => compareFields(published, draft), [published, draft])
  const parts = useMemo(() => compareBodies(published?.body, draft?.body), [published?.body, draft?.body])
  const [changesOnly, setChangesOnly] = useState(false)
  const scroller = useRef<HTMLDivElement>(null)
  const changed = parts.filter(({ kind }) => kind !== 'same')
  const before = fields.length > 0 ? 1 : 0
  const count = before + changed.length
  const { current, go } = useSteps(scroller, count)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    go(event.key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <Modal
      title={`Compare with ${branch ?? 'the published page'}`}
      fullscreen="always"
      flush
      onKeyDown={handleKeyDown}
      {...dialog}
    >
      <S.Toolbar>
        <S.Count>{current > 0 ? `${current} of ${count}` : count === 1 ? '1 change' : `${count} changes`}</S.Count>
        <VisuallyHidden role="status">{current > 0 && `Change ${current} of ${count}`}</VisuallyHidden>
        <Switch label="Changes only" checked={changesOnly} onChange={(event) => setChangesOnly(event.target.checked)} />
        <S.Spacer />
        <TooltipGroup>
          <Step label="Previous change" kbd="alt+arrowup" disabled={!count} onClick={() => go(-1)} />
          <Step label="Next change" kbd="alt+arrowdown" isDown disabled={!count} onClick={() => go(1)} />
        </TooltipGroup>
      </S.Toolbar>
      {/* Keyboard users must be able to reach a box that scrolls. */}
      <S.Scroller ref={scroller} tabIndex={0} role="group" aria-label="Both versions">
        <S.Heads aria-hidden="true">
          <span>{branch ?? 'Published'}</span>
          <span>
            Draft <PreviewStamp />
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
              label={
                part.kind === 'same'
                  ? undefined
                  : `Change ${before + changed.indexOf(part) + 1} of ${count}: ${part.kind}`
              }
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

/** Returns the sentences above the versions, such as the reason why a version is missing. */
function listNotes({ published, branch, draft, move }: Omit<CompareDialogProps, keyof PanelProps>, count: number) {
  if (!published && !draft && !move) return ['Nothing to compare: no version of this page is left.']
  const missing = branch === undefined ? 'This page is not published yet.' : 'This branch does not have the page.'
  const isCode = [published, draft].every((page) => page === undefined || page.body === null)
  return [
    !published && (move ? `This page has moved. Its old path is ${move.from}.` : missing),
    !draft &&
      (move
        ? `This page has moved in the drafts. Its new path is ${move.path}.`
        : 'This page is deleted in the drafts.'),
    isCode && 'The text of this page is code (MDX) and cannot be compared here. Open the preview build to see it.',
    count === 0 && !isCode && 'Nothing differs.',
  ].filter((note) => note !== false)
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

interface ComparedPartRowProps {
  part: ComparedPart
  /** Accessible name of the change; undefined for unchanged blocks. */
  label: string | undefined
  publishedImages: ComparedPage['images']
  draftImages: ComparedPage['images']
}

const ComparedPartRow = memo(function ComparedPartRow({
  part: { kind, published, draft },
  label,
  publishedImages,
  draftImages,
}: ComparedPartRowProps) {
  const isChange = kind !== 'same'
  return (
    <S.Part
      data-kind={kind}
      role={isChange ? 'group' : undefined}
      aria-label={label}
      tabIndex={isChange ? -1 : undefined}
      data-change={isChange ? '' : undefined}
    >
      <Side side="published" body={published} images={publishedImages} isMarked={isChange} />
      <Side side="draft" body={draft} images={draftImages} isMarked={isChange} />
    </S.Part>
  )
})

interface SideProps {
  side: 'published' | 'draft'
  body: ContentTree
  images: ComparedPage['images']
  isMarked: boolean
}

function Side({ side, body, images, isMarked }: SideProps) {
  if (body.length === 0) return <S.Side data-side={side} data-empty="" />
  return (
    // Screen readers read unchanged blocks once.
    <S.Side
      data-side={side}
      data-marked={isMarked ? '' : undefined}
      aria-hidden={!isMarked && side === 'published' ? true : undefined}
      inert={!isMarked && side === 'published'}
    >
      {isMarked && (
        <S.Sign>
          <span aria-hidden="true">{side === 'draft' ? '+' : '−'}</span> {side === 'draft' ? 'Draft' : 'Published'}
        </S.Sign>
      )}
      <RenderedBody body={body.map(withoutIds)} images={images} />
    </S.Side>
  )
}

/** Removes ids: the page behind the dialog has the same ids. */
function withoutIds(node: ContentNode): ContentNode {
  if (typeof node === 'string') return node
  const [name, { id: _, ...props }, ...children] = node
  return [name, props, ...children.map(withoutIds)]
}
