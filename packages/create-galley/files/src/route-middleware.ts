import type { RouteMiddleware } from '@galley/core/route-rules'

/** Middleware by the name under which rules ask for it. */
export const routeMiddleware: Record<string, RouteMiddleware> = {}
