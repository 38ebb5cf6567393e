import * as React from 'react'
import { site } from '@galley/site'
import { COLOR_MODE_TOGGLE } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './color-mode-toggle.styles'

/** Switches between light and dark. CSS chooses the icon and label, so the button is correct before scripts run. Hidden if the mode is forced. */
export function ColorModeToggle() {
  return (
    <S.Root variant="ghost" color="neutral" square {...{ [COLOR_MODE_TOGGLE]: '' }}>
      <S.InLight>
        <Icon name="moon" size={18} />
        <VisuallyHidden>{site.texts.switchToDark}</VisuallyHidden>
      </S.InLight>
      <S.InDark>
        <Icon name="sun" size={18} />
        <VisuallyHidden>{site.texts.switchToLight}</VisuallyHidden>
      </S.InDark>
    </S.Root>
  )
}
