import { resolve } from 'node:path'
import { formatProblem } from '@galley/core/content-source'
import { passProblems } from '@galley/core/run-problems'
import { readSite } from '@galley/node/site-facts'
import { directives } from '@galley/site/markdown'
import type { GatsbyNode } from 'gatsby'
import { findComponentProblems, findDirectiveProblems } from './find-component-problems'
import {
  findColorProblems,
  findEndedAnnouncement,
  findFontProblems,
  findPreviewProblem,
  findSettingProblems,
  findTextProblems,
} from './find-setting-problems'

interface GatsbyState {
  flattenedPlugins: readonly { name: string }[]
}

// Before any plugin reads the colours, which fails without their scales.
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter, store }) => {
  const { facts, source } = await readSite(resolve())
  const problems = findColorProblems(facts, source)
  if (problems.length > 0) reporter.panic(problems.map(formatProblem).join('\n'))
  const { flattenedPlugins } = (store.getState as () => GatsbyState)()
  const missing = findPreviewProblem(
    facts,
    flattenedPlugins.map(({ name }) => name),
  )
  if (missing) reporter.warn(missing)
}

// In develop it runs again when the facts of the site are saved.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getCache, reporter }) => {
  const { facts, source } = await readSite(resolve())
  const problems = [
    ...findColorProblems(facts, source),
    ...findSettingProblems(facts, source),
    ...findFontProblems(facts, source, resolve()),
    ...findTextProblems(facts, source),
    ...(await findComponentProblems(resolve())),
    ...(await findDirectiveProblems(resolve(), directives)),
  ]
  await passProblems(getCache, 'settings', problems)
  const ended = findEndedAnnouncement(facts, source, Date.now())
  if (ended) reporter.warn(ended)
}
