import { match } from '@reach/router'

// The package's types lack this function.
declare module '@reach/router' {
  /** Returns the parameters of a path that matches a pattern, else null. */
  export function match(pattern: string, path: string): { params: Record<string, string> } | null
}

/** The page to which a reader navigates. */
export interface Destination {
  /** Path of the page, such as "/blog/first-post". */
  path: string
  /** Query string with its "?", or "". */
  search: string
  /** Parameters from the rule's pattern: "/blog/:slug" has the parameter `slug`. */
  params: Readonly<Record<string, string>>
  /** Result of the page's GraphQL query. */
  data: unknown
}

/** Conditions for the pages at a path. */
export interface RouteRule {
  /** A path or a pattern of the router: "/studio/*" matches "/studio" and all its subpages, "/blog/:slug" matches one segment. */
  path: string
  /**
   * Returns true if the page exists; otherwise the reader gets a 404 error. The server and the browser call the function, so the function must only
   * use APIs that exist in server and browser.
   * @default every page exists
   */
  validate?: (destination: Destination) => boolean | Promise<boolean>
  /** Names of the middleware that runs before the page is shown, in their order. @default none */
  middleware?: readonly string[]
}

export interface NavigateToOptions {
  /** Allows a URL of another site. @default false */
  external?: boolean
  /** Replaces the current entry of the browser's history. @default false */
  replace?: boolean
}

/** Path to open instead. URLs of other sites need `external`. */
export type Redirect = string | ({ to: string } & NavigateToOptions)

/** Function that runs before a page is shown. It returns undefined to show the page or a redirect, and throws an error to show an error page. */
export type RouteMiddleware = (destination: Destination) => Redirect | undefined | Promise<Redirect | undefined>

/** A rule with the parameters of a path. */
export type FoundRule = NonNullable<ReturnType<typeof findRouteRule>>

/** Returns the first rule that matches a path, with the parameters of the path. */
export function findRouteRule(path: string, rules: readonly RouteRule[]) {
  for (const rule of rules) {
    const found = match(rule.path, path)
    if (found) return { ...rule, params: found.params }
  }
}

/**
 * Runs the named middleware one after the other until one returns a redirect.
 * @throws Error for a name that `registry` lacks, and the errors of the middleware
 */
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
