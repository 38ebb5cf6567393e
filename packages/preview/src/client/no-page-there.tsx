import * as React from 'react'
import { Root } from './no-page-there.styles'

const TEXTS = {
  pending: 'Asking for this page…',
  new: 'There is no page here yet: it is in the drafts only.',
  gone: 'There is no page here any more: it was in the drafts only, and was deleted.',
} as const

/** Shown instead of a page that what the preview is compared with does not have, or until it has answered. */
export const NoPageThere = ({ reason }: { reason: keyof typeof TEXTS }) => (
  <Root role="status">
    <p>{TEXTS[reason]}</p>
  </Root>
)
