import * as React from 'react'
import { useEffect, useState } from 'react'
import type { Helmet as HelmetType } from 'react-helmet'
import { useColorMode } from '~/hooks/use-color-mode'
import { modes } from '~/styles/tokens'

/** Gives the browser's own frame the ground colour of the mode in sight. Nothing on the server, which knows no mode. */
export function ThemeColor() {
  const mode = useColorMode()
  const [Helmet, setHelmet] = useState<typeof HelmetType>()
  useEffect(() => {
    // Nothing that a reader waits for: fetched once the page stands, and done without when it cannot be.
    import('react-helmet').then(
      (module) => setHelmet(() => module.Helmet),
      () => undefined,
    )
  }, [])
  return mode && Helmet && <Helmet meta={[{ name: 'theme-color', content: modes[mode].ground }]} />
}
