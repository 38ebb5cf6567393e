import { suggest } from '@galley/core/nearest'
import { hashRepair, linkPreload, pageNavigation } from './browser/patches'
import { compileFiles } from './compile-gatsby-files'
import { lateRenderer } from './late-renderer/delay-start'
import { limitGarbage } from './limit-garbage'
import { loaderErrors } from './loader-errors'
import { pageScripts } from './page-scripts/replace-scripts'
import { pageChanges } from './pages-first/announce-pages'
import { pagesFirst } from './pages-first/update-pages-first'
import { listOff, type PatchFacts, SWITCH } from './patch'
import { queryExtraction } from './query-extraction/skip-files'
import { unusedFragments } from './query-extraction/skip-unused-fragments'
import { errorSources } from './rspack/map-errors'
import { rspackBundler } from './rspack/rspack'
import { shownNavigation } from './shown-navigation/mark-pages'
import { splitNavigation } from './split-navigation'
import { unusedCode } from './unused-code'
import { unusedTemplates } from './unused-templates'

/** All patches. */
export const patches: readonly PatchFacts[] = [
  limitGarbage,
  compileFiles,
  unusedTemplates,
  rspackBundler,
  errorSources,
  lateRenderer,
  queryExtraction,
  unusedFragments,
  loaderErrors,
  pageScripts,
  unusedCode,
  shownNavigation,
  splitNavigation,
  pagesFirst,
  pageChanges,
  hashRepair,
  pageNavigation,
  linkPreload,
]

/** @throws Error if `GALLEY_PATCHES_OFF` contains an unknown name */
export function checkSwitch() {
  const names = [...patches.map(({ name }) => name), 'all']
  for (const name of listOff()) {
    if (names.includes(name)) continue
    throw new Error(
      `${SWITCH} names an unknown patch "${name}".${suggest(name, names)} Known names: ${names.join(', ')}.`,
    )
  }
}
