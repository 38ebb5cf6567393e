import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPayload, pageDataOf, pageOfPayload } from '@galley/core/page-payload'
import { findRouteRule, type RouteRule } from '@galley/core/route-rules'
import { withTimeLimit } from '@galley/core/time-limit'
import type { RequestTarget } from './request-target'

/** Maximum duration of a route rule, in milliseconds. */
export const VALIDATE_TIMEOUT_MS = 5000

/** Returns a function that validates a request with the site's route rules. A page without a rule is valid. */
export function createRouteValidator(publicDir: string, pages: readonly string[], rules: readonly RouteRule[]) {
  const known = new Set(pages)
  return async (target: RequestTarget): Promise<boolean> => {
    const path = isPayload(target.path) ? pageOfPayload(target.path) : target.path
    const rule = known.has(path) ? findRouteRule(path, rules) : undefined
    if (!rule?.validate) return true
    const file = join(publicDir, pageDataOf(path))
    const { result } = JSON.parse(await readFile(file, 'utf8')) as { result: { data?: unknown } }
    const { params, validate } = rule
    const runRule = async () => validate({ path, search: target.search, params, data: result.data })
    return withTimeLimit(runRule(), VALIDATE_TIMEOUT_MS, `The rule for "${rule.path}"`)
  }
}
