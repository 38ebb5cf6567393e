import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { passProblems } from '../../src/lib/run-problems'
import { readSite } from '../../src/node/site-facts'
import { findEndedAnnouncement, findSettingProblems } from './find-setting-problems'

// In develop it runs again when the facts of the site are saved.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getCache, reporter }) => {
  const { facts, source } = await readSite(resolve())
  await passProblems(getCache, 'settings', findSettingProblems(facts, source))
  const ended = findEndedAnnouncement(facts, source, Date.now())
  if (ended) reporter.warn(ended)
}
