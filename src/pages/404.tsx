import * as React from 'react'
import { flattenNavigation } from '@galley/core/navigation'
import { NOT_FOUND_TITLE } from '@galley/core/server-manifest'
import { decodePath } from '@galley/core/url-path'
import { ErrorBlock } from '@galley/site/components'
import { NEEDS_APP } from '@galley/start/marks'
import { useNavigation } from '@galley/theme/hooks/use-navigation'
import { useNotFoundEvent } from '@galley/theme/hooks/use-not-found-event'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { findNearestPages, NearestPages } from '@galley/theme/sections/nearest-pages'
import { NOT_FOUND_DESCRIPTION } from '@galley/theme/shell/error-block'
import { PageHead } from '@galley/theme/shell/page-head'
import { useHydrated } from '@galley/ui/hooks/use-hydrated'
import { useLocation } from '@reach/router'
import { graphql, type PageProps } from 'gatsby'

/** The build knows no URL: our server writes it into the title, and so does the browser. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { pathname } = useLocation()
  useNotFoundEvent(pathname)
  const isInBrowser = useHydrated()
  const navigation = useNavigation(pathname)
  return (
    <DefaultLayout {...{ [NEEDS_APP]: '' }}>
      <ErrorBlock
        status={404}
        statusMessage={NOT_FOUND_TITLE}
        message={isInBrowser ? `${NOT_FOUND_TITLE}: ${decodePath(pathname) ?? pathname}` : undefined}
      >
        {isInBrowser && (
          <NearestPages
            pages={findNearestPages(pathname, [
              ...flattenNavigation(navigation),
              ...data.allLanding.nodes,
              ...data.allPricing.nodes,
            ])}
          />
        )}
      </ErrorBlock>
    </DefaultLayout>
  )
}

export function Head() {
  return <PageHead title={NOT_FOUND_TITLE} description={NOT_FOUND_DESCRIPTION} path="/404" noindex />
}

export const query = graphql`
  query NotFoundPage {
    allLanding(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
    allPricing(sort: { path: ASC }) {
      nodes {
        path
        title
      }
    }
  }
`
