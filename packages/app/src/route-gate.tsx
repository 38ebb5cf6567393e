import * as React from 'react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { createError } from '@galley/core/app-error'
import { PART_TIMEOUT_MS } from '@galley/core/load-part'
import { type Destination, type FoundRule, runMiddleware } from '@galley/core/route-rules'
import { withTimeLimit } from '@galley/core/time-limit'
import { site } from '@galley/site'
import { routeMiddleware } from '@galley/site/route-middleware'
import { useHydrated } from '@galley/ui/hooks/use-hydrated'
import { navigateTo } from '@galley/ui/link'
import { loadingBar } from '@galley/ui/loading-bar'
import * as S from './route-gate.styles'

export interface RouteGateProps {
  rule: FoundRule
  page: Omit<Destination, 'params'>
  children: ReactNode
}

/**
 * Shows a page once the rule for its path accepts it. The server's HTML is hydrated first. While the rule runs, this HTML stays visible, unless
 * the rule has a `validate` function.
 */
export function RouteGate({ rule: { validate, middleware, params }, page, children }: RouteGateProps) {
  const destination = { ...page, params }
  const isHydrated = useHydrated()
  const [wasVisible] = useState(!isHydrated)
  const target = destination.path + destination.search
  const [passed, setPassed] = useState(wasVisible && !validate ? target : undefined)
  /** Undefined until the page is hydrated. */
  const isValid = useMemo(
    () => (isHydrated ? (validate?.(destination) ?? true) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest of the destination changes with its target
    [isHydrated, validate, target],
  )
  if (isValid === false) throw notFound(page.path)
  const hasToWait = middleware !== undefined || isValid !== true

  useEffect(() => {
    if (isValid === undefined || !hasToWait) return
    let isLeft = false
    const follow = async () => {
      if (!(await withTimeLimit(Promise.resolve(isValid), PART_TIMEOUT_MS, page.path))) throw notFound(page.path)
      const redirect = await runMiddleware(middleware ?? [], destination, routeMiddleware)
      if (isLeft) return
      loadingBar.finish()
      if (redirect === undefined) setPassed(target)
      else if (typeof redirect === 'string') navigateTo(redirect, { replace: true })
      else navigateTo(redirect.to, { replace: true, ...redirect })
    }
    loadingBar.start()
    follow().catch((error: unknown) => {
      // Throws while rendering, so that the error boundary shows the error.
      if (!isLeft) setPassed(() => throwError(error))
    })
    return () => {
      isLeft = true
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest of the destination changes with its target
  }, [isValid, hasToWait, middleware, target])

  const hasPassed = !hasToWait || passed === target
  if (!hasPassed && !wasVisible) return null
  return validate ? <S.Judged data-waiting={hasPassed ? undefined : ''}>{children}</S.Judged> : hasPassed && children
}

const notFound = (path: string) =>
  createError({ status: 404, message: `${site.texts.pageRefused}: ${path}`, fatal: true })

function throwError(error: unknown): never {
  throw error
}
