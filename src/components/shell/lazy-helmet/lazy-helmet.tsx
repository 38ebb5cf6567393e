import { useEffect, useState } from 'react'
import type { Helmet as HelmetType, HelmetProps } from 'react-helmet'

export interface LazyHelmetProps extends HelmetProps {
  /** Whether there is something to change yet. Once fetched, it stays. @default true */
  isWanted?: boolean
}

/** What of the document's head follows the state of the page. Nothing that a reader waits for: done without when it cannot be fetched. */
export function LazyHelmet({ isWanted = true, ...props }: LazyHelmetProps) {
  const [Helmet, setHelmet] = useState<typeof HelmetType>()

  useEffect(() => {
    if (!isWanted) return
    import('react-helmet').then(
      (module) => setHelmet(() => module.Helmet),
      () => undefined,
    )
  }, [isWanted])

  return Helmet && <Helmet {...props} />
}
