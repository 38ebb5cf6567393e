import * as React from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { messageOf } from '@galley/core/message-of'
import { type BuildState, type PreviewBranchSummary, PUBLISHED_BRANCH } from '@galley/core/preview'
import { Badge } from '@galley/ui/badge'
import { Spinner } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { Modal } from '@galley/ui/modal'
import { Select } from '@galley/ui/select'
import type { PreviewActions, PreviewState } from '../preview-state'
import * as S from './branches-dialog.styles'
import { describeAge } from './describe-preview'
import { Problem, Waiting } from './preview-dialogs.styles'
import { ACTION_WORDS } from './preview-texts'
import type { PanelProps } from './use-panel'

export const BRANCH_TEXTS = {
  title: ACTION_WORDS.chooseBranch,
  description: 'Shows this page on another branch.',
  loading: 'Loading the branches…',
  none: 'This link covers no branch. Ask for a new link.',
  current: 'Shown',
  compare: 'Count changes against',
  published: 'The published site',
  tree: 'Working tree',
} as const

const BUILD_WORDS: Partial<Record<BuildState['state'], string>> = {
  queued: 'build queued',
  building: 'building',
  ready: 'build ready',
  failed: 'build failed',
}

interface BranchesDialogProps extends PanelProps {
  state: PreviewState
  actions: PreviewActions
  now: number
}

/** Switches the branch, and chooses the branch that changes are counted against. */
export function BranchesDialog({ state, actions, now, ...dialog }: BranchesDialogProps) {
  return (
    <Modal title={BRANCH_TEXTS.title} description={BRANCH_TEXTS.description} {...dialog}>
      <Branches state={state} actions={actions} now={now + (state.clockAheadMs ?? 0)} />
    </Modal>
  )
}

function Branches({ state, actions, now }: Omit<BranchesDialogProps, keyof PanelProps>) {
  const { branches, session, status } = state
  const [problem, setProblem] = useState('')
  const ask = useEffectEvent(() => {
    actions.listBranches().catch((error: unknown) => setProblem(messageOf(error)))
  })
  useEffect(() => ask(), [])

  if (!branches) {
    return problem ? (
      <Problem role="alert">{problem}</Problem>
    ) : (
      <Waiting role="status">
        <Spinner /> {BRANCH_TEXTS.loading}
      </Waiting>
    )
  }
  if (branches.length === 0) return <Problem>{BRANCH_TEXTS.none}</Problem>
  const isGone = status === 'gone'
  const current = isGone ? undefined : session?.branch
  const others = branches.filter(({ name }) => name !== current)
  return (
    <>
      {!isGone && others.length > 0 && (
        <S.Comparison>
          <FormField label={BRANCH_TEXTS.compare}>
            <Select
              items={[
                { value: PUBLISHED_BRANCH, label: BRANCH_TEXTS.published },
                ...others.map(({ name }) => ({ value: name, label: name })),
              ]}
              value={state.against ?? PUBLISHED_BRANCH}
              onValueChange={(value) => actions.compareWith(value === PUBLISHED_BRANCH ? undefined : value)}
            />
          </FormField>
        </S.Comparison>
      )}
      <S.List>
        {branches.map((branch) => (
          <li key={branch.name}>
            <BranchRow
              branch={branch}
              now={now}
              isCurrent={branch.name === current}
              onChoose={() => actions.openBranch(branch.name)}
            />
          </li>
        ))}
      </S.List>
    </>
  )
}

interface BranchRowProps {
  branch: PreviewBranchSummary
  now: number
  isCurrent: boolean
  onChoose: () => void
}

function BranchRow({
  branch: { name, subject, author, committedAt, build },
  now,
  isCurrent,
  onChoose,
}: BranchRowProps) {
  const facts = [
    author,
    committedAt === undefined ? undefined : describeAge(Date.parse(committedAt), now),
    build && BUILD_WORDS[build],
  ]
  return (
    <S.Branch type="button" aria-current={isCurrent ? 'true' : undefined} disabled={isCurrent} onClick={onChoose}>
      <S.Name>
        {name || BRANCH_TEXTS.tree}
        {isCurrent && (
          <Badge size="sm" color="success">
            {BRANCH_TEXTS.current}
          </Badge>
        )}
      </S.Name>
      {subject && <S.Subject>{subject}</S.Subject>}
      <S.Facts>{facts.filter(Boolean).join(' · ')}</S.Facts>
    </S.Branch>
  )
}
