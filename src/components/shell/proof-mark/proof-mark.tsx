import * as React from 'react'
import type { ComponentProps } from 'react'
import * as S from './proof-mark.styles'

/** The site's sign: a registration mark between the crop marks of a proof. An ornament; give it words beside it. */
export function ProofMark(props: ComponentProps<'svg'>) {
  return (
    <S.Root viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" {...props}>
      <S.Quarters d="M12 12V6.5A5.5 5.5 0 0 0 6.5 12ZM12 12v5.5a5.5 5.5 0 0 0 5.5-5.5Z" />
      <circle cx="12" cy="12" r="5.5" />
      <path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4" />
      <S.Crop d="M5 .75v2.5M.75 5h2.5M19 .75v2.5M23.25 5h-2.5M5 23.25v-2.5M.75 19h2.5M19 23.25v-2.5M23.25 19h-2.5" />
    </S.Root>
  )
}
