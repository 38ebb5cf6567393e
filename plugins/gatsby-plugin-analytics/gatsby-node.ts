import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { passProblems } from '../../src/lib/run-problems'
import { readSite } from '../../src/node/site-facts'
import { findAnalyticsProblems } from './find-analytics-problems'

// In develop it runs again when the facts of the site are saved.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getCache }) => {
  const { facts, source } = await readSite(resolve())
  await passProblems(getCache, 'analytics', findAnalyticsProblems(facts, source))
}
