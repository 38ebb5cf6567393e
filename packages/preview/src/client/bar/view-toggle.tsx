import * as React from 'react'
import type { PreviewActions, PreviewState } from '../preview-state'
import * as S from './choice-chip.styles'
import { comparedSide } from './compared-side'
import { ACTION_WORDS } from './preview-texts'

interface ViewToggleProps {
  state: Pick<PreviewState, 'view' | 'against'>
  onChange: PreviewActions['show']
}

/** Switches between the drafts and the compared version, which is the published site by default. */
export function ViewToggle({ state, onChange }: ViewToggleProps) {
  return (
    <S.Segments role="group" aria-label="Visible version">
      {(['draft', 'published'] as const).map((each) => (
        <S.Segment key={each} type="button" aria-pressed={state.view === each} onClick={() => onChange(each)}>
          {each === 'draft' ? ACTION_WORDS.draft : comparedSide(state)}
        </S.Segment>
      ))}
    </S.Segments>
  )
}
