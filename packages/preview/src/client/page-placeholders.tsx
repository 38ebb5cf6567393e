import * as React from 'react'
import * as S from './page-placeholders.styles'

/** Shown instead of a page until the preview server answers. */
export const WaitingScreen = () => (
  <S.Waiting role="status">
    <S.Mark />
    <p>Looking for a draft of this page…</p>
  </S.Waiting>
)

const MISSING_TEXTS = {
  pending: 'Loading this page…',
  new: 'This page is new: it exists in the drafts only.',
  gone: 'This page no longer exists: it was in the drafts only, and was deleted.',
} as const

/** Shown instead of a page that the compared version does not have, or until the preview server answers. */
export const MissingPage = ({ reason }: { reason: keyof typeof MISSING_TEXTS }) => (
  <S.Missing role="status">
    <p>{MISSING_TEXTS[reason]}</p>
  </S.Missing>
)
