import { join, resolve } from 'node:path'
import { formatProblem } from '@galley/core/content-source'
import { passProblems } from '@galley/core/run-problems'
import { readGitVersions } from '@galley/node/git-versions'
import { readSite } from '@galley/node/site-facts'
import { site } from '@galley/site'
import { directives } from '@galley/site/markdown'
import type { GatsbyNode } from 'gatsby'
import type { IGatsbyState } from 'gatsby/dist/redux/types'
import { findComponentProblems, findDirectiveProblems } from './find-component-problems'
import { findEndedAnnouncements, findPreviewProblem, findSiteProblems } from './find-setting-problems'

/** Matches problems that make other plugins fail. */
const STOPS_PLUGINS = /^"(colors\.|language(?!s\[\d+\]\.site\.)|logo")/

// Must run before other plugins read the settings.
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter, store }) => {
  const { facts, source } = await readSite(resolve())
  // Must come before the source plugin, which then finds the files in `content/`.
  const unread = await readGitVersions(resolve(), site.versions)
  const problems = [...unread, ...findSiteProblems(facts, source, resolve())]
  if (unread.length > 0 || problems.some(({ message }) => STOPS_PLUGINS.test(message)))
    reporter.panic(problems.map(formatProblem).join('\n'))
  const { flattenedPlugins } = (store.getState as () => IGatsbyState)()
  const missing = findPreviewProblem(
    facts,
    flattenedPlugins.map(({ name }) => name),
  )
  if (missing) reporter.warn(missing)
}

// In develop, Gatsby runs this hook again after a change of the site's settings.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ getCache, reporter }) => {
  const { facts, source } = await readSite(resolve())
  const problems = [
    ...findSiteProblems(facts, source, resolve()),
    ...(await findComponentProblems(resolve())),
    ...(await findDirectiveProblems(resolve(), directives)),
  ]
  await passProblems(getCache, 'settings', problems)
  for (const ended of findEndedAnnouncements(facts, source, Date.now())) reporter.warn(ended)
}

/**
 * Puts the site's texts into the code of browsers, which then needs no table of texts. Removes the code for versions and languages from sites without
 * them.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, plugins, stage }) => {
  const hasLanguages = site.languages.length > 0
  const unused = {
    ...(site.versions.length === 0 && { 'process.env.WITHOUT_VERSIONS': JSON.stringify('true') }),
    ...(!hasLanguages && { 'process.env.WITHOUT_LANGUAGES': JSON.stringify('true') }),
  }
  if (stage.startsWith('build')) {
    const define = plugins.define as (values: Record<string, string>) => object
    actions.setWebpackConfig({ plugins: [define(unused)] })
  }
  if (stage !== 'build-javascript') return
  const loader = { loader: join(__dirname, 'inline-loader.cjs'), options: { texts: site.texts, hasLanguages } }
  const rule = { test: /\.[jt]sx?$/, exclude: /node_modules(?!.*@galley)/, enforce: 'pre', use: [loader] } as const
  actions.setWebpackConfig({ module: { rules: [rule] } })
}
