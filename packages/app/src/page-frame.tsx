import * as React from 'react'
import { type ReactElement, Suspense, useEffect } from 'react'
import type { ColorPreference } from '@galley/core/color-mode'
import { findRouteRule } from '@galley/core/route-rules'
import { DEVELOP_NOT_FOUND_PAGE, NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { Search } from '@galley/search'
import { Announcement, Header } from '@galley/site/components'
import { routeRules } from '@galley/site/route-rules'
import { NEEDS_APP } from '@galley/start/marks'
import type {} from '@galley/start/window'
import { useDrafts } from '@galley/theme/hooks/draft-store'
import { useAreas, useNavigation } from '@galley/theme/hooks/use-navigation'
import { CONTENT_ID } from '@galley/theme/layouts/content-id'
import { useForcedColorMode } from '@galley/ui/hooks/use-color-mode'
import { useHydrated } from '@galley/ui/hooks/use-hydrated'
import { LoadingBar } from '@galley/ui/loading-bar'
import { onDemand } from '@galley/ui/on-demand'
import { loadOverlayOutlet, overlays } from '@galley/ui/overlay'
import { loadToaster, toasts } from '@galley/ui/toast'
import type { PageProps } from 'gatsby'
import { DraftLayer } from './draft-layer'
import { ErrorBoundary } from './error-boundary'
import { ErrorScreen } from './error-screen'
import { FatalErrors } from './fatal-errors'
import { OnDemandLayer } from './on-demand-layer'
import * as S from './page-frame.styles'
import { RouteGate } from './route-gate'
import { PageNotice } from './updates/page-notice'

/** What a page's context may say beside which content it shows. */
interface FramedContext {
  /** The mode that the page's front matter forces. */
  colorMode?: ColorPreference
}

/** What Gatsby knows of the current page; its resources only in the browser. */
export type FramedPage = Pick<PageProps, 'location'> &
  Partial<Pick<PageProps<unknown, FramedContext>, 'pageResources' | 'pageContext' | 'data'>>

const Footer = onDemand(async () => (await import('@galley/theme/site-footer')).Footer)

const hasToasts = () => toasts.getToasts().length > 0
const hasOverlays = () => overlays.getOverlays().some(({ isMounted }) => isMounted)

interface PageFrameProps {
  page: FramedPage
  children: ReactElement
}

/** Has what the reader did before replayed, once all beside it is taken over. */
function Arrival() {
  useEffect(() => window.replayEarlyEvents(), [])
  return null
}

/** Differs after every change of route, query and hash included, and after a press on the link to the current page. */
export const routeOf = ({ location: { pathname, search, hash, key = '' } }: FramedPage) =>
  pathname + search + hash + key

/** What surrounds every page. Stays mounted while pages change. */
export function PageFrame({ page, children }: PageFrameProps) {
  const { location, pageResources, pageContext, data } = page
  useForcedColorMode(pageContext?.colorMode)
  const isHydrated = useHydrated()
  const isNotFound = [NOT_FOUND_PAGE, DEVELOP_NOT_FOUND_PAGE].includes(pageResources?.page.path ?? '')
  const { pathname, search } = location
  const route = routeOf(page)
  const docs = useNavigation(pathname)
  const areas = useAreas()
  const drafts = useDrafts()
  const published = { path: pathname, isNotFound, data, component: pageResources?.page.componentChunkName }
  const content = drafts.render?.(children, published) ?? children
  const rule = isNotFound ? undefined : findRouteRule(pathname, routeRules)
  // After the effects of all that it holds.
  useEffect(() => window.replayEarlyEvents(), [])
  return (
    <>
      <LoadingBar />
      <S.SkipLink href={`#${CONTENT_ID}`}>Skip to content</S.SkipLink>
      <Announcement />
      <Header
        // The page for unknown URLs was built under its own.
        path={isNotFound && !isHydrated ? NOT_FOUND_PAGE : pathname}
        route={route}
        docs={docs}
        areas={areas}
        search={<Search path={pathname} route={route} docs={docs} areas={areas} />}
      />
      <S.Main tabIndex={-1} {...(rule && { [NEEDS_APP]: '' })}>
        {/* Taken over after what is around it, which readers press more often. */}
        <Suspense>
          <ErrorBoundary route={route} content={[drafts, data]} renderError={(error) => <ErrorScreen error={error} />}>
            <FatalErrors />
            {rule ? (
              <RouteGate rule={rule} page={{ path: pathname, search, data }}>
                {content}
              </RouteGate>
            ) : (
              content
            )}
          </ErrorBoundary>
          <Arrival />
        </Suspense>
      </S.Main>
      <Footer areas={areas} />
      <OnDemandLayer isUsed={hasOverlays} subscribe={overlays.subscribe} load={loadOverlayOutlet} />
      <OnDemandLayer isUsed={hasToasts} subscribe={toasts.subscribe} load={loadToaster} />
      <DraftLayer page={published} />
      <PageNotice />
    </>
  )
}
