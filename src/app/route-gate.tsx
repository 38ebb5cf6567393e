import { useEffect, useState, type ReactNode } from 'react'
import { navigateTo } from '~/components/ui/link'
import { loadingBar } from '~/components/ui/loading-bar'
import { useTakenOver } from '~/hooks/use-taken-over'
import { createError } from '~/lib/app-error'
import { type Destination, runMiddleware } from './route-middleware'
import type { FoundRule } from './route-rules'

export interface RouteGateProps {
  rule: FoundRule
  page: Omit<Destination, 'params'>
  children: ReactNode
}

/**
 * Shows a page once the rule for its path lets it through. Rules count in the browser: the build draws every page, and what the server sent is
 * taken over as it is before it is judged.
 */
export function RouteGate({ rule: { validate, middleware, params }, page, children }: RouteGateProps) {
  const destination = { ...page, params }
  const isTakenOver = useTakenOver()
  const hasPassed = useMiddleware(middleware, destination, !isTakenOver)
  if (!isTakenOver) return children
  if (validate?.(destination) === false) {
    throw createError({ status: 404, message: `Page Not Found: ${page.path}`, fatal: true })
  }
  return hasPassed && children
}

/** Runs middleware at every change of page or query, and tells whether the page may be shown: one that is in sight already may. */
function useMiddleware(names: readonly string[] | undefined, destination: Destination, isInSight: boolean) {
  const place = destination.path + destination.search
  const [passed, setPassed] = useState(isInSight ? place : undefined)

  useEffect(() => {
    if (!names) return
    let isLeft = false
    const follow = async () => {
      const redirect = await runMiddleware(names, destination)
      if (isLeft) return
      loadingBar.finish()
      if (redirect === undefined) setPassed(place)
      else if (typeof redirect === 'string') navigateTo(redirect, { replace: true })
      else navigateTo(redirect.to, { replace: true, ...redirect })
    }
    loadingBar.start()
    follow().catch((error: unknown) => {
      // Thrown while drawing, so that the boundary around the page shows it.
      if (!isLeft) setPassed(() => throwError(error))
    })
    return () => {
      isLeft = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest of the destination comes and goes with its place
  }, [names, place])

  return !names || passed === place
}

function throwError(error: unknown): never {
  throw error
}
