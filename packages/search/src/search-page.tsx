import * as React from 'react'
import { docsIn, type NavigationItem } from '@galley/core/navigation'
import { SEARCH_PATH } from '@galley/core/search-path'
import { openSearch } from '@galley/search'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { PageHero } from '@galley/theme/sections/page-hero'
import { listPages, PageList } from '@galley/theme/sections/page-list'
import { SearchForm } from '@galley/theme/sections/search-form'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { site } from '~/site'

/** Every page of the site, by area. */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const { landing, allContentPage, contentNavigation } = data
  const docs = docsIn(contentNavigation as unknown as NavigationItem[])
  const areas = listPages(allContentPage.nodes, site.search.areas, docs)
  return (
    <DefaultLayout>
      <PageHero title={landing!.title} description={landing!.description}>
        <SearchForm action={SEARCH_PATH} onSearch={openSearch} />
      </PageHero>
      {areas.map((area) => (
        <PageList key={area.name} {...area} />
      ))}
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.SearchPageQuery>) {
  return <PageHead {...landing!} />
}

export const query = graphql`
  query SearchPage($id: String!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allContentPage(filter: { draft: { ne: true } }, sort: { sortKey: ASC }) {
      nodes {
        path
        title
        search
        ... on Post {
          date
        }
      }
    }
    contentNavigation(collection: "docs")
  }
`
