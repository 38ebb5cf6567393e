import * as React from 'react'
import { Root } from './no-page-there.styles'

/** Shown instead of a page that what the preview is compared with does not have, or until it has answered. */
export const NoPageThere = ({ isPending }: { isPending: boolean }) => (
  <Root role="status">
    <p>{isPending ? 'Asking for this page…' : 'There is no page here yet: it is in the drafts only.'}</p>
  </Root>
)
