import * as React from 'react'
import { dropBasePath } from '@galley/core/base-path'
import { flattenNavigation } from '@galley/core/navigation'
import { pathLanguage } from '@galley/core/translations'
import { decodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { ErrorBlock } from '@galley/site/components'
import { NEEDS_APP } from '@galley/start/marks'
import { useHydrated } from '@galley/ui/hooks/use-hydrated'
import { useLocation } from '@reach/router'
import { useNavigation } from '../hooks/use-navigation'
import { useNotFoundEvent } from '../hooks/use-not-found-event'
import { DefaultLayout } from '../layouts/default-layout'
import { findNearestPages, NearestPages } from '../sections/nearest-pages'
import { PageHead } from '../shell/page-head'

type FoundPages = { readonly nodes: readonly { readonly path: string; readonly title: string }[] }

interface NotFoundPageProps {
  data: { readonly allLanding: FoundPages; readonly allPricing: FoundPages }
}

/** The 404 page. The build does not know the requested URL, so the server and the browser write the path into the title. */
export function NotFoundPage({ data }: NotFoundPageProps) {
  const { pathname } = useLocation()
  useNotFoundEvent(pathname)
  const path = dropBasePath(pathname, site.basePath)
  const isInBrowser = useHydrated()
  const navigation = useNavigation(path)
  return (
    <DefaultLayout {...{ [NEEDS_APP]: '' }}>
      <ErrorBlock
        status={404}
        statusMessage={site.texts.pageNotFound}
        message={isInBrowser ? `${site.texts.pageNotFound}: ${decodePath(path) ?? path}` : undefined}
      >
        {isInBrowser && (
          <NearestPages
            pages={findNearestPages(
              path,
              [...flattenNavigation(navigation), ...data.allLanding.nodes, ...data.allPricing.nodes].filter(
                (page) => pathLanguage(page.path) === pathLanguage(path),
              ),
            )}
          />
        )}
      </ErrorBlock>
    </DefaultLayout>
  )
}

export function NotFoundHead() {
  return <PageHead title={site.texts.pageNotFound} description={site.texts.notFound} path="/404" noindex />
}
