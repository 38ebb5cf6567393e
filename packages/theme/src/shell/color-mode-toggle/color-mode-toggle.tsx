import * as React from 'react'
import { COLOR_MODE_TOGGLE } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { texts } from '../../texts'
import * as S from './color-mode-toggle.styles'

export const TO_LIGHT_LABEL = texts.switchToLight
export const TO_DARK_LABEL = texts.switchToDark

export interface ColorModeToggleProps {
  /** What it says in dark mode. @default 'Switch to light mode' */
  toLightLabel?: string
  /** What it says in light mode. @default 'Switch to dark mode' */
  toDarkLabel?: string
}

/** Switches between light and dark. Style sheets choose its icon and words and hide it where the mode is forced, so it is right before any script runs. */
export function ColorModeToggle({ toLightLabel = TO_LIGHT_LABEL, toDarkLabel = TO_DARK_LABEL }: ColorModeToggleProps) {
  return (
    <S.Root variant="ghost" color="neutral" square {...{ [COLOR_MODE_TOGGLE]: '' }}>
      <S.InLight>
        <Icon name="moon" size={18} />
        <VisuallyHidden>{toDarkLabel}</VisuallyHidden>
      </S.InLight>
      <S.InDark>
        <Icon name="sun" size={18} />
        <VisuallyHidden>{toLightLabel}</VisuallyHidden>
      </S.InDark>
    </S.Root>
  )
}
