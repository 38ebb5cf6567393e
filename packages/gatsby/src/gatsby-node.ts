import { join, resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { hashRepair, linkPreload, pageNavigation } from './browser/patches'
import { lateRenderer } from './late-renderer/delay-start'
import { loaderErrors } from './loader-errors'
import { pageChanges } from './pages-first/announce-pages'
import { pagesFirst } from './pages-first/update-pages-first'
import { applyPatch, type Warner } from './patch'
import { checkSwitch } from './patches'
import { queryExtraction } from './query-extraction/skip-files'
import { unusedFragments } from './query-extraction/skip-unused-fragments'
import { errorSources } from './rspack/map-errors'
import { rspackBundler } from './rspack/rspack'
import { shownNavigation } from './shown-navigation/mark-pages'
import { unusedCode } from './unused-code'
import { unusedTemplates } from './unused-templates'

/** Starts the process that renders pages, if it has not started yet. */
let startRenderer: (() => void) | undefined

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    checkSwitch()
  } catch (error) {
    reporter.panic((error as Error).message)
  }
  applyPatch(unusedTemplates, reporter)
  applyPatch(queryExtraction, reporter)
  applyPatch(unusedFragments, reporter)
  const command = process.env['gatsby_executing_command']
  if (command !== 'build' && command !== 'develop') return
  passToBrowsers(reporter)
  const isDevelop = command === 'develop'
  applyPatch(rspackBundler, reporter, { directory: process.cwd(), isDevelop, reporter })
  applyPatch(errorSources, reporter)
  // Gatsby creates its pool of processes and starts to listen for changes after this hook.
  if (isDevelop) {
    applyPatch(pagesFirst, reporter, (error) =>
      reporter.error('An open page could not be updated at once. It changes with the next refresh.', error as Error),
    )
    applyPatch(pageChanges, reporter)
  } else startRenderer = applyPatch(lateRenderer, reporter)
}

/**
 * Tells browsers which of their patches are off or do not fit Gatsby. Gatsby inlines only variables with the prefix `GATSBY_` into browser
 * code.
 */
function passToBrowsers(reporter: Warner) {
  const off = [hashRepair, pageNavigation, linkPreload].filter(
    (patch) => !applyPatch({ ...patch, apply: () => true }, reporter),
  )
  if (off.length > 0) process.env['GATSBY_BROWSER_PATCHES_OFF'] = off.map(({ name }) => name).join(',')
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (api) => {
  applyPatch(loaderErrors, api.reporter, resolve('.cache/loader.js'))
  // Gatsby has loaded the state of the last build and has written nothing yet.
  if (process.env['gatsby_executing_command'] === 'build') await applyPatch(shownNavigation, api.reporter, api)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, reporter, stage }) => {
  // The process loads its modules while Gatsby bundles the code that the process will run.
  if (stage === 'build-html') startRenderer?.()
  if (stage !== 'build-javascript') return
  const settings = applyPatch(unusedCode, reporter, join(__dirname, 'prop-types.cjs'))
  if (settings) actions.setWebpackConfig(settings)
}
