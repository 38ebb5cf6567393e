import * as React from 'react'
import { COLOR_MODE_TOGGLE } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { texts } from '../texts'
import * as S from './color-mode-toggle.styles'

export const TO_LIGHT_LABEL = texts.switchToLight
export const TO_DARK_LABEL = texts.switchToDark

/** Switches between light and dark. CSS chooses the icon and label, so the button is correct before scripts run. Hidden if the mode is forced. */
export function ColorModeToggle() {
  return (
    <S.Root variant="ghost" color="neutral" square {...{ [COLOR_MODE_TOGGLE]: '' }}>
      <S.InLight>
        <Icon name="moon" size={18} />
        <VisuallyHidden>{TO_DARK_LABEL}</VisuallyHidden>
      </S.InLight>
      <S.InDark>
        <Icon name="sun" size={18} />
        <VisuallyHidden>{TO_LIGHT_LABEL}</VisuallyHidden>
      </S.InDark>
    </S.Root>
  )
}
