import type { NavigateToOptions } from '~/components/ui/link'

/** The page that a reader is about to see. */
export interface Destination {
  /** Such as "/blog/first-post". */
  path: string
  /** With its "?", or empty. */
  search: string
  /** What the rule's pattern found in the path: "/blog/:slug" finds `slug`. */
  params: Readonly<Record<string, string>>
  /** What the page's own query answered. */
  data: unknown
}

/** Where to go instead; another site with `external`. */
export type Redirect = string | ({ to: string } & NavigateToOptions)

/** Runs before a page is shown: returns nothing to show it, or a path to go there instead; throws an error to show that. */
export type RouteMiddleware = (destination: Destination) => Redirect | undefined | Promise<Redirect | undefined>

/** Middleware by the name under which rules ask for it. */
export const routeMiddleware: Record<string, RouteMiddleware> = {}

/** Runs the named middleware one after the other, until one leads elsewhere. */
export async function runMiddleware(
  names: readonly string[],
  destination: Destination,
  registry = routeMiddleware,
): Promise<Redirect | undefined> {
  for (const name of names) {
    const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!middleware) {
      throw new Error(`Unknown route middleware: "${name}". Register it in src/app/route-middleware.ts.`)
    }
    const redirect = await middleware(destination)
    if (redirect !== undefined) return redirect
  }
}
