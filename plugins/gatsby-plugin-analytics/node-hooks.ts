import { resolve } from 'node:path'
import { passProblems } from '@galley/core/run-problems'
import { readSite } from '@galley/node/site-facts'
import type { GatsbyNode } from 'gatsby'
import { findAnalyticsProblems } from './find-analytics-problems'

// In develop, the hook runs again after `src/site.ts` is saved.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getCache }) => {
  const { facts, source } = await readSite(resolve())
  await passProblems(getCache, 'analytics', findAnalyticsProblems(facts, source))
}
