import * as React from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@galley/ui/popover'
import { PreviewIcon } from '../preview-icon'
import type { PreviewState } from '../preview-state'
import { describeOthers, listOthers } from './describe-preview'
import * as S from './preview-bar.styles'
import type { PanelProps } from './use-panel'

interface PeoplePanelProps extends PanelProps {
  state: PreviewState
}

/** Shows the other people on the page in a button that opens the list of their names. */
export function PeoplePanel({ state, ...panel }: PeoplePanelProps) {
  const { others } = state
  if (!others) return null
  return (
    <Popover {...panel}>
      <PopoverTrigger>
        <S.BarButton variant="ghost" color="neutral">
          <PreviewIcon name="people" />
          <S.PeopleCount aria-hidden="true">{others.count}</S.PeopleCount>
          <S.People>{describeOthers(state)}</S.People>
        </S.BarButton>
      </PopoverTrigger>
      <PopoverContent side="top" aria-label="On this page">
        <S.PeopleList>
          {listOthers(others).map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </S.PeopleList>
      </PopoverContent>
    </Popover>
  )
}
