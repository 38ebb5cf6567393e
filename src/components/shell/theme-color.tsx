import * as React from 'react'
import { LazyHelmet } from '~/components/shell/lazy-helmet'
import { useColorMode } from '~/hooks/use-color-mode'
import { useMediaQuery } from '~/hooks/use-media-query'
import { DARK_SCHEME_QUERY } from '~/lib/color-mode'
import { grounds } from '~/styles/tokens'

/** For the head of every page: the ground colour for the browser's own frame, as the device's scheme has it. Helmet replaces what bears its mark. */
export const deviceThemeColors = (['light', 'dark'] as const).map((mode) => (
  <meta
    key={mode}
    name="theme-color"
    media={`(prefers-color-scheme: ${mode})`}
    content={grounds[mode]}
    data-react-helmet="true"
  />
))

/** Gives the browser's own frame the ground colour of the shown mode, once that is not what the device asks for. */
export function ThemeColor() {
  // Undefined on the server and in the first render, which do not know the device.
  const mode = useColorMode()
  const isDeviceDark = useMediaQuery(DARK_SCHEME_QUERY)
  if (!mode) return
  const isWanted = (mode === 'dark') !== isDeviceDark
  return <LazyHelmet isWanted={isWanted} meta={[{ name: 'theme-color', content: grounds[mode] }]} />
}
