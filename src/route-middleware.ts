import type { RouteMiddleware } from '@galley/core/route-rules'

/** The middleware functions, by the names that rules in `route-rules.ts` use. */
export const routeMiddleware: Record<string, RouteMiddleware> = {}
