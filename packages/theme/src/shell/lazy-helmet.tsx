import * as React from 'react'
import { useLoaded } from '@galley/ui/hooks/use-loaded'
import type { HelmetProps } from 'react-helmet'

export interface LazyHelmetProps extends HelmetProps {
  /** Whether there is something to change yet. Once fetched, it stays. @default true */
  isWanted?: boolean
}

const loadHelmet = async () => (await import('react-helmet')).Helmet

/** What of the document's head follows the state of the page. Nothing that a reader waits for: done without when it cannot be fetched. */
export function LazyHelmet({ isWanted = true, ...props }: LazyHelmetProps) {
  const { Part: Helmet } = useLoaded(isWanted ? loadHelmet : undefined)
  return Helmet && <Helmet {...props} />
}
