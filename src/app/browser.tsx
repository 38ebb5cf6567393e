import { prepareContent } from '~/components/content'
import { loadOwnDrawings, setIconSources } from '~/components/ui/icon'
import { loadingBar } from '~/components/ui/loading-bar'
import { site } from '~/site'
import { repairChunkMap } from './chunk-map'
import { watchNavigationStart } from './navigation-start'
import { takePreviewToken } from './preview-start'
import { repairHash } from './repair-hash'
import { keepPlaces, waitForHeading } from './scroll'

export { replaceHydrateFunction } from './hydrate'
export { shouldUpdateScroll } from './scroll'
export { wrapPageElement } from './wrap'

export const onInitialClientRender = watchNavigationStart
export const onRouteUpdate: typeof waitForHeading = (change, options) => {
  loadingBar.finish()
  waitForHeading(change, options)
}

// Ahead of all that sends something.
takePreviewToken()
setIconSources(site.icons.sources)
// Ahead of the first page or icon that is drawn here.
void prepareContent()
  .then(() => Promise.all([loadOwnDrawings(), import('~/templates/docs-content')]))
  .catch(() => undefined)
// Before Gatsby's loader looks at it for the first time.
repairChunkMap()
// Ahead of the router, which hears of each change of the address too.
repairHash()
keepPlaces()
