import { match } from '@reach/router'

// Its types are older than the function.
declare module '@reach/router' {
  /** Returns the parameters of a path that matches a pattern, else null. */
  export function match(pattern: string, path: string): { params: Record<string, string> } | null
}

/** The page that a reader is about to see. */
export interface Destination {
  /** Such as "/blog/first-post". */
  path: string
  /** With its "?", or empty. */
  search: string
  /** Found in the path by the rule's pattern: "/blog/:slug" finds `slug`. */
  params: Readonly<Record<string, string>>
  /** The answer of the page's own query. */
  data: unknown
}

/** The conditions of the pages at a path. */
export interface RouteRule {
  /** A path or a pattern of the router: "/studio/*" is "/studio" and all its subpages, "/blog/:slug" one segment. */
  path: string
  /**
   * Returns true if there is such a page; otherwise the reader gets a 404. Called by the site's server and by browsers, so it uses what both have.
   * @default every page is
   */
  validate?: (destination: Destination) => boolean | Promise<boolean>
  /** Names of the middleware that runs before the page is shown, in their order. @default none */
  middleware?: readonly string[]
}

export interface NavigateToOptions {
  /** Allows a URL outside of this site. @default false */
  external?: boolean
  /** Replaces the current entry of the history, so that going back skips it. @default false */
  replace?: boolean
}

/** Where to go instead; another site with `external`. */
export type Redirect = string | ({ to: string } & NavigateToOptions)

/** Runs before a page is shown: returns nothing to show it, or a path to go there instead; throws an error to show that. */
export type RouteMiddleware = (destination: Destination) => Redirect | undefined | Promise<Redirect | undefined>

/** A rule with what its pattern found in a path. */
export type FoundRule = NonNullable<ReturnType<typeof findRouteRule>>

/** The first rule that matches a path, with what its pattern found there. */
export function findRouteRule(path: string, rules: readonly RouteRule[]) {
  for (const rule of rules) {
    const found = match(rule.path, path)
    if (found) return { ...rule, params: found.params }
  }
}

/** Runs the named middleware one after the other, until one leads elsewhere. */
export async function runMiddleware(
  names: readonly string[],
  destination: Destination,
  registry: Readonly<Record<string, RouteMiddleware>>,
): Promise<Redirect | undefined> {
  for (const name of names) {
    const middleware = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!middleware) throw new Error(`Unknown route middleware: "${name}". Register it in src/route-middleware.ts.`)
    const redirect = await middleware(destination)
    if (redirect !== undefined) return redirect
  }
}
