import { addBasePath } from '@galley/core/base-path'
import { setPartRecovery } from '@galley/core/load-part'
import { pathLanguage } from '@galley/core/translations'
import { repairHash } from '@galley/gatsby/browser'
import { site } from '@galley/site'
import { reportPageShown } from '@galley/start/page-shown'
import { prepareContent } from '@galley/theme/content'
import { setIconSources } from '@galley/ui/icon'
import { watchLinks } from './preload'
import { keepScrollPositions, waitForHeading } from './scroll'
import { watchBuilds } from './updates/build-watch'
import { noteShownPage, watchHistory, watchNavigation } from './updates/open-page'
import { noteRendered, recoverFirstPage, recoverLostParts, recoverPart } from './updates/recover-part'
import { watchUnsentWork } from './updates/unsent-work'
import { watchPageLoading } from './watch-page-loading'

export { replaceHydrateFunction } from './hydrate'
export { shouldUpdateScroll } from './scroll'
export { wrapPageElement } from './wrap'

export const onClientEntry = () => {
  if (process.env.NODE_ENV !== 'production') return
  watchLinks()
  void recoverFirstPage()
}
export const onInitialClientRender = () => {
  noteRendered()
  watchNavigation()
  if (process.env.NODE_ENV === 'production') watchBuilds()
  watchPageLoading()
}
export const onRouteUpdate: typeof waitForHeading = (change, options) => {
  noteShownPage(change.location)
  reportPageShown()
  waitForHeading(change, options)
}

// In develop, all pages have the HTML of the first language.
if (process.env.NODE_ENV === 'development' && site.languages.length > 0) {
  document.documentElement.lang = pathLanguage(location.pathname) ?? site.languages[0]!.code
  document.documentElement.dir = site.language.direction
}
setIconSources(site.icons.sources.map((source) => addBasePath(source, site.basePath)))
// Loads the chunk "content" early, because all templates need its code.
void Promise.all([
  prepareContent(),
  import(/* webpackChunkName: "content" */ '@galley/theme/page-components/docs-content'),
]).catch(() => undefined)
setPartRecovery(recoverPart)
recoverLostParts()
watchUnsentWork()
// Must come before the router, which listens to the same events.
repairHash()
watchHistory()
keepScrollPositions()
