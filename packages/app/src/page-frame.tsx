import * as React from 'react'
import { type ReactElement, Suspense, useEffect } from 'react'
import { dropBasePath } from '@galley/core/base-path'
import type { ColorPreference } from '@galley/core/color-mode'
import { findRouteRule } from '@galley/core/route-rules'
import { DEVELOP_NOT_FOUND_PAGE, isNotFoundPage, NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { pathInLanguage, pathLanguage } from '@galley/core/translations'
import { Search } from '@galley/search'
import { site } from '@galley/site'
import { Announcement, Header } from '@galley/site/components'
import { routeRules } from '@galley/site/route-rules'
import { NEEDS_APP } from '@galley/start/marks'
import type {} from '@galley/start/window'
import { useDrafts } from '@galley/theme/hooks/draft-store'
import { type LanguageContext, PageLanguages } from '@galley/theme/hooks/page-languages'
import { useAreas, useNavigation } from '@galley/theme/hooks/use-navigation'
import { CONTENT_ID } from '@galley/theme/layouts/content-id'
import { LanguageNotice } from '@galley/theme/shell/languages-on-demand'
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

/** The part of the page context that the frame reads. */
interface FramedContext extends LanguageContext {
  /** Colour mode that the page's front matter forces. */
  colorMode?: ColorPreference
}

/** Gatsby's props of the current page. The server renders without `pageResources`. */
export type FramedPage = Pick<PageProps, 'location'> &
  Partial<Pick<PageProps<unknown, FramedContext>, 'pageResources' | 'pageContext' | 'data'>>

const NO_LANGUAGES: LanguageContext = {}

const Footer = onDemand(async () => (await import('@galley/theme/site-footer')).Footer)

const hasToasts = () => toasts.getToasts().length > 0
const hasOverlays = () => overlays.getOverlays().some(({ isMounted }) => isMounted)

interface PageFrameProps {
  page: FramedPage
  children: ReactElement
}

/** Replays the reader's early clicks and keys once the content around this component is hydrated. */
function ReplayEvents() {
  useEffect(() => window.replayEarlyEvents(), [])
  return null
}

/** Returns a key that differs after every navigation, even to another query or hash, or to the same page again. */
export const routeOf = ({ location: { pathname, search, hash, key = '' } }: FramedPage) =>
  pathname + search + hash + key

/** Renders the frame of every page. Stays mounted while pages change. */
export function PageFrame({ page, children }: PageFrameProps) {
  const { location, pageResources, pageContext, data } = page
  useForcedColorMode(pageContext?.colorMode)
  const isHydrated = useHydrated()
  const shown = pageResources?.page.path ?? ''
  const isNotFound = shown === DEVELOP_NOT_FOUND_PAGE || isNotFoundPage(shown)
  const { pathname, search } = location
  const path = dropBasePath(pathname, site.basePath)
  const route = routeOf(page)
  const docs = useNavigation(path)
  const areas = useAreas()
  const drafts = useDrafts()
  const published = { path, isNotFound, data, component: pageResources?.page.componentChunkName }
  const content = drafts.render?.(children, published) ?? children
  const rule = isNotFound ? undefined : findRouteRule(path, routeRules)
  // Runs after the effects of all children.
  useEffect(() => window.replayEarlyEvents(), [])
  const frame = (
    <>
      <LoadingBar />
      <S.SkipLink href={`#${CONTENT_ID}`}>{site.texts.skipToContent}</S.SkipLink>
      <Announcement />
      <Header
        // The server rendered the 404 page with the path of the 404 page, not with the path in the URL.
        path={isNotFound && !isHydrated ? pathInLanguage(NOT_FOUND_PAGE, pathLanguage(path)) : path}
        route={route}
        docs={docs}
        areas={areas}
        search={<Search path={path} route={route} docs={docs} areas={areas} />}
      />
      <S.Main tabIndex={-1} {...(rule && { [NEEDS_APP]: '' })}>
        {LanguageNotice && <LanguageNotice />}
        {/* Hydrates after the frame, which readers use more often. */}
        <Suspense>
          <ErrorBoundary route={route} content={[drafts, data]} renderError={(error) => <ErrorScreen error={error} />}>
            <FatalErrors />
            {rule ? (
              <RouteGate rule={rule} page={{ path, search, data }}>
                {content}
              </RouteGate>
            ) : (
              content
            )}
          </ErrorBoundary>
          <ReplayEvents />
        </Suspense>
      </S.Main>
      <Footer areas={areas} />
      <OnDemandLayer isUsed={hasOverlays} subscribe={overlays.subscribe} load={loadOverlayOutlet} />
      <OnDemandLayer isUsed={hasToasts} subscribe={toasts.subscribe} load={loadToaster} />
      <DraftLayer page={published} />
      <PageNotice />
    </>
  )
  if (process.env['WITHOUT_LANGUAGES'] === 'true') return frame
  const languages = drafts.paths ? { ...pageContext, paths: drafts.paths } : (pageContext ?? NO_LANGUAGES)
  return <PageLanguages value={languages}>{frame}</PageLanguages>
}
