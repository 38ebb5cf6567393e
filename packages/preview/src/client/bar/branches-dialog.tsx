import * as React from 'react'
import { type BuildState, type PreviewBranchSummary, PUBLISHED_BRANCH } from '@galley/core/preview'
import { Badge } from '@galley/ui/badge'
import { Spinner } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { useQuery } from '@galley/ui/hooks/use-query'
import { Modal } from '@galley/ui/modal'
import { Select } from '@galley/ui/select'
import type { BarProps, DialogProps } from './bar-hooks'
import { describeAge } from './describe-preview'
import * as S from './preview-dialogs.styles'

const BUILD_WORDS: Partial<Record<BuildState['state'], string>> = {
  queued: 'build queued',
  building: 'building',
  ready: 'build ready',
  failed: 'build failed',
}

/** Switches the branch, and chooses the branch that changes are counted against. */
export function BranchesDialog({ state, actions, now, ...dialog }: DialogProps) {
  return (
    <Modal title="Choose a branch" description="Shows this page on another branch." {...dialog}>
      <Branches state={state} actions={actions} now={now} />
    </Modal>
  )
}

function Branches({ state, actions, now }: BarProps) {
  const { branches, session, status } = state
  const { error } = useQuery('branches', () => actions.listBranches())

  if (!branches) {
    return error ? (
      <S.Problem role="alert">{error.message}</S.Problem>
    ) : (
      <S.Waiting role="status">
        <Spinner /> Loading the branches…
      </S.Waiting>
    )
  }
  if (branches.length === 0) return <S.Problem>This link covers no branch. Ask for a new link.</S.Problem>
  const isGone = status === 'gone'
  const current = isGone ? undefined : session?.branch
  const others = branches.filter(({ name }) => name !== current)
  return (
    <>
      {!isGone && others.length > 0 && (
        <S.Comparison>
          <FormField label="Count changes against">
            <Select
              items={[
                { value: PUBLISHED_BRANCH, label: 'The published site' },
                ...others.map(({ name }) => ({ value: name, label: name })),
              ]}
              value={state.against ?? PUBLISHED_BRANCH}
              onValueChange={(value) => actions.compareWith(value === PUBLISHED_BRANCH ? undefined : value)}
            />
          </FormField>
        </S.Comparison>
      )}
      <S.Rows>
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
      </S.Rows>
    </>
  )
}

interface BranchRowProps {
  branch: PreviewBranchSummary
  now: number
  isCurrent: boolean
  onChoose: () => void
}

function BranchRow({ branch, now, isCurrent, onChoose }: BranchRowProps) {
  const { name, subject, author, committedAt, build } = branch
  const facts = [
    author,
    committedAt === undefined ? undefined : describeAge(Date.parse(committedAt), now),
    build && BUILD_WORDS[build],
  ]
  return (
    <S.Branch type="button" aria-current={isCurrent ? 'true' : undefined} disabled={isCurrent} onClick={onChoose}>
      <S.BranchName>
        {name || 'Working tree'}
        {isCurrent && (
          <Badge size="sm" color="success">
            Shown
          </Badge>
        )}
      </S.BranchName>
      {subject && <span>{subject}</span>}
      <S.Details>{facts.filter(Boolean).join(' · ')}</S.Details>
    </S.Branch>
  )
}
