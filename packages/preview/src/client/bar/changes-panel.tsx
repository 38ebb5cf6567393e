import * as React from 'react'
import { Drawer } from '@galley/ui/drawer'
import { Popover, PopoverTrigger } from '@galley/ui/popover'
import type { PreviewState } from '../preview-state'
import { ChangeList, type ChangeListProps } from './change-list'
import * as L from './change-list.styles'
import { comparedSideInText } from './compared-side'
import { count } from './describe-preview'
import * as S from './preview-bar.styles'
import { COUNTING, NO_BASELINE, NO_BASELINE_SENTENCE } from './preview-texts'
import type { PanelProps } from './use-panel'

interface ChangesPanelProps extends PanelProps {
  state: PreviewState
  now: number
  isNarrow: boolean
  onLinks: ChangeListProps['onLinks']
}

/** Shows the numbers of changes and problems in a button that opens their list. */
export function ChangesPanel({ state, now, isNarrow, onLinks, open, onOpenChange }: ChangesPanelProps) {
  const { changes, isCounting, hasNoBaseline, problems, path, clockAheadMs = 0 } = state
  const [amount, word] = count(problems.length, 'problem').split(' ')
  const trigger = (
    <S.BarButton variant="ghost" color="neutral">
      <span>{hasNoBaseline ? NO_BASELINE : isCounting ? COUNTING : count(changes.length, 'change')}</span>
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
      <p>{NO_BASELINE_SENTENCE}</p>
    </L.Empty>
  ) : (
    <ChangeList
      changes={changes}
      problems={problems}
      now={now + clockAheadMs}
      comparedWith={comparedSideInText(state)}
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
