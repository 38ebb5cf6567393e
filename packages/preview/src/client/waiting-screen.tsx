import * as React from 'react'
import { Mark, Root } from './waiting-screen.styles'

/** Shown instead of a page while the preview server is asked for it. */
export const WaitingScreen = () => (
  <Root role="status">
    <Mark />
    <p>Looking for a draft of this page…</p>
  </Root>
)
