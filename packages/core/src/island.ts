import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { LatestBuild } from './build-manifest'

/** Path prefix of the endpoint that renders islands: `/_island/{key}.json`. */
export const ISLAND_API = '/_island'

/** Response of `/_island/{key}.json`: a fragment of a page. */
export interface IslandAnswer {
  html: string
  /** Names the fragment for screen readers. */
  title?: string
  /** The CSS rules that the HTML needs. */
  styles: string
}

/** Facts about the server, for an island's `render` function. */
export interface ServerFacts {
  /** Build that the server serves. Undefined for a build of an earlier version of Galley. */
  build?: LatestBuild | undefined
  /** Number of pages in that build. */
  pages: number
  /** Start of the server, in milliseconds since 1970. */
  startedAt: number
}

/** A React component that the server renders when a page requests it. */
export interface Island<Params extends z.ZodObject = z.ZodObject> {
  /** Names the fragment for screen readers. */
  title?: string
  /** Parameters of the island. Each one is a text in the query string. */
  params: Params
  /** Time for which a response may be reused, in seconds. */
  maxAgeS: number
  /**
   * Loads the data and renders the component. The function receives the parameters and not the request, so a response is the same for every reader.
   * @param signal Aborted when nobody needs the response any more.
   */
  render: (params: z.output<Params>, facts: ServerFacts, signal: AbortSignal) => ReactNode | Promise<ReactNode>
}

/** Returns the island as it is, and infers the types of its parameters. */
export const defineIsland = <Params extends z.ZodObject>(island: Island<Params>) => island

/** Returns the URL that renders an island with parameters. */
export function islandUrl(key: string, params: Record<string, string>) {
  const search = new URLSearchParams(params).toString()
  return `${ISLAND_API}/${key}.json${search && `?${search}`}`
}
