import * as React from 'react'
import type { PreviewActions, PreviewState } from '../preview-state'
import * as S from './preview-bar.styles'
import { ACTION_WORDS } from './preview-texts'

interface ViewToggleProps {
  view: PreviewState['view']
  onChange: PreviewActions['show']
}

/** Chooses between the page with its drafts and the published one. */
export function ViewToggle({ view, onChange }: ViewToggleProps) {
  return (
    <S.Segments role="group" aria-label="What is shown">
      {(['draft', 'published'] as const).map((each) => (
        <S.Segment key={each} type="button" aria-pressed={view === each} onClick={() => onChange(each)}>
          {ACTION_WORDS[each]}
        </S.Segment>
      ))}
    </S.Segments>
  )
}
