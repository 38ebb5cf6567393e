import * as React from 'react'
import { Drawer } from '@galley/ui/drawer'
import { Popover, PopoverTrigger } from '@galley/ui/popover'
import type { PreviewState } from '../preview-store'
import type { PanelProps } from './bar-hooks'
import { ChangeList, type ChangeListProps } from './change-list'
import * as L from './change-list.styles'
import { comparedBranch, count } from './describe-preview'
import * as S from './preview-bar.styles'

interface ChangesPanelProps extends PanelProps {
  state: PreviewState
  now: number
  isNarrow: boolean
  onLinks: ChangeListProps['onLinks']
}

/** Shows the numbers of changes and problems in a button that opens their list. */
export function ChangesPanel({ state, now, isNarrow, onLinks, open, onOpenChange }: ChangesPanelProps) {
  const { changes, isCounting, hasNoBaseline, problems, path } = state
  const branch = comparedBranch(state)
  const [amount, word] = count(problems.length, 'problem').split(' ')
  const trigger = (
    <S.BarButton variant="ghost" color="neutral">
      <span>
        {hasNoBaseline ? 'Changes unknown' : isCounting ? 'Counting changes…' : count(changes.length, 'change')}
      </span>
      {problems.length > 0 && (
        <S.Problems>
          {amount}
          <S.ProblemWord> {word}</S.ProblemWord>
        </S.Problems>
      )}
    </S.BarButton>
  )
  const list = hasNoBaseline ? (
    <L.Empty>
      <p>
        Changes cannot be counted: this build has no api/baseline/baseline.json. Set preview.api in src/site.ts, build
        the site again, and publish all files of the build.
      </p>
    </L.Empty>
  ) : (
    <ChangeList
      changes={changes}
      problems={problems}
      now={now}
      comparedWith={branch === undefined ? 'the published site' : `the branch “${branch}”`}
      path={path}
      waiting={state.build.waiting?.files}
      onOpen={() => onOpenChange(false)}
      onLinks={onLinks}
    />
  )
  if (isNarrow) {
    return (
      <Drawer title="Changes" trigger={trigger} open={open} onOpenChange={onOpenChange}>
        <L.DrawerList>{list}</L.DrawerList>
      </Drawer>
    )
  }
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger>{trigger}</PopoverTrigger>
      <L.ListPanel side="top" aria-label="Changes">
        {list}
      </L.ListPanel>
    </Popover>
  )
}
