import * as React from 'react'
import type { PreviewActions, PreviewState } from '../preview-state'
import { comparedSide } from './compared-side'
import * as S from './preview-bar.styles'
import { ACTION_WORDS } from './preview-texts'

interface ViewToggleProps {
  state: Pick<PreviewState, 'view' | 'against'>
  onChange: PreviewActions['show']
}

/** Chooses between the page with its drafts and the published one, or that of the branch that it is compared with. */
export function ViewToggle({ state, onChange }: ViewToggleProps) {
  return (
    <S.Segments role="group" aria-label="What is shown">
      {(['draft', 'published'] as const).map((each) => (
        <S.Segment key={each} type="button" aria-pressed={state.view === each} onClick={() => onChange(each)}>
          {each === 'draft' ? ACTION_WORDS.draft : comparedSide(state)}
        </S.Segment>
      ))}
    </S.Segments>
  )
}
