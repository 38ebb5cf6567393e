import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { LatestBuild } from './build-manifest'

/** Where the server renders islands: `/_island/{key}.json`. */
export const ISLAND_API = '/_island'

/** `/_island/{key}.json`: a fragment of a page. */
export interface IslandAnswer {
  /** The rendered HTML. */
  html: string
  /** Names the fragment for screen readers. */
  title?: string
  /** The CSS rules that the HTML needs. */
  styles: string
}

/** What the server tells an island. */
export interface ServerFacts {
  /** The build that the server was started with. A build of an earlier version of the project has no id. */
  build?: LatestBuild | undefined
  /** Number of pages in that build. */
  pages: number
  /** When the server was started, in milliseconds since 1970. */
  startedAt: number
}

/** A React component that the server renders when a page asks for it. */
export interface Island<Params extends z.ZodObject = z.ZodObject> {
  /** Names the fragment for screen readers. */
  title?: string
  /** The parameters it takes, each a text in the query string. */
  params: Params
  /** How long an answer may be used, in seconds. */
  maxAgeS: number
  /**
   * Loads the data and renders. It gets the parameters only, not the request: an answer is the same for every reader.
   * @param signal aborted when the answer is not needed any more
   */
  render: (params: z.output<Params>, facts: ServerFacts, signal: AbortSignal) => ReactNode | Promise<ReactNode>
}

/** An island with its parameters typed. */
export const defineIsland = <Params extends z.ZodObject>(island: Island<Params>) => island

/** The URL of an island's answer. */
export function islandUrl(key: string, params: Record<string, string>) {
  const search = new URLSearchParams(params).toString()
  return `${ISLAND_API}/${key}.json${search && `?${search}`}`
}
