import * as React from 'react'
import { VisuallyHidden } from '~/components/ui/visually-hidden'
import { Icon } from '~/components/ui/icon'
import { colorModeStore } from '~/hooks/use-color-mode'
import * as S from './color-mode-toggle.styles'

/** Switches between light and dark. Style sheets choose its icon and words, so it is right before any script runs. */
export function ColorModeToggle() {
  return (
    <S.Root variant="ghost" color="neutral" square onClick={() => colorModeStore().toggle()}>
      <S.InLight>
        <Icon name="moon" size={18} />
        <VisuallyHidden>Switch to dark mode</VisuallyHidden>
      </S.InLight>
      <S.InDark>
        <Icon name="sun" size={18} />
        <VisuallyHidden>Switch to light mode</VisuallyHidden>
      </S.InDark>
    </S.Root>
  )
}
