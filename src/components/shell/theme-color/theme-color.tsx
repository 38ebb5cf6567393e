import * as React from 'react'
import { Helmet } from 'react-helmet'
import { useColorMode } from '~/hooks/use-color-mode'
import { modes } from '~/styles/tokens'

/** Gives the browser's own frame the ground colour of the mode in sight. Nothing on the server, which knows no mode. */
export function ThemeColor() {
  const mode = useColorMode()
  return mode && <Helmet meta={[{ name: 'theme-color', content: modes[mode].ground }]} />
}
