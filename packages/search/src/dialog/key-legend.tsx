import * as React from 'react'
import { Kbd } from '@galley/ui/kbd'
import * as S from './search-dialog.styles'

/** Legend of the keys, on wide screens with a mouse. */
export function KeyLegend() {
  return (
    <S.Legend>
      <span>
        <Kbd>arrowup</Kbd> <Kbd>arrowdown</Kbd> to move
      </span>
      <span>
        <Kbd>enter</Kbd> to open
      </span>
      <span>
        <Kbd>meta+enter</Kbd> in a new tab
      </span>
      <span>
        <Kbd>escape</Kbd> to close
      </span>
    </S.Legend>
  )
}
