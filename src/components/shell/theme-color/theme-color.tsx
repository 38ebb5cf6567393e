import * as React from 'react'
import { useEffect, useState } from 'react'
import type { Helmet as HelmetType } from 'react-helmet'
import { useColorMode } from '~/hooks/use-color-mode'
import { DARK_SCHEME_QUERY } from '~/lib/color-mode'
import { modes } from '~/styles/tokens'

/** For the head of every page: the ground colour for the browser's own frame, as the device's scheme has it. Helmet replaces what bears its mark. */
export const deviceThemeColors = (['light', 'dark'] as const).map((mode) => (
  <meta
    key={mode}
    name="theme-color"
    media={`(prefers-color-scheme: ${mode})`}
    content={modes[mode].ground}
    data-react-helmet="true"
  />
))

/** Gives the browser's own frame the ground colour of the mode in sight, once that is not what the device asks for. */
export function ThemeColor() {
  const mode = useColorMode()
  const [Helmet, setHelmet] = useState<typeof HelmetType>()

  useEffect(() => {
    if (mode === undefined || (mode === 'dark') === matchMedia(DARK_SCHEME_QUERY).matches) return
    // Nothing that a reader waits for: done without when it cannot be fetched.
    import('react-helmet').then(
      (module) => setHelmet(() => module.Helmet),
      () => undefined,
    )
  }, [mode])

  return mode && Helmet && <Helmet meta={[{ name: 'theme-color', content: modes[mode].ground }]} />
}
