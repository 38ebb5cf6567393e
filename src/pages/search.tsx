import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as React from 'react'
import { PageHero } from '~/components/sections/page-hero'
import { listPages, PageList } from '~/components/sections/page-list'
import { SearchForm } from '~/components/sections/search-form'
import { PageHead } from '~/components/shell/page-head'
import { useNavigation } from '~/hooks/use-navigation'
import { DefaultLayout } from '~/layouts/default-layout'
import { openSearch, SEARCH_PATH } from '~/search'
import { site } from '~/site'

export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>) {
  const { landing, allLanding, allPricing, allTemplate, allPost, allDoc } = data
  const pages = [allLanding, allPricing, allTemplate, allPost, allDoc].flatMap(({ nodes }) => nodes)
  const areas = listPages(pages, site.search.areas, useNavigation())
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
  fragment ListedPageFields on ContentPage {
    path
    title
    search
  }
  query SearchPage {
    landing(path: { eq: "/search" }) {
      ...LandingFields
    }
    allLanding(filter: { draft: { ne: true } }, sort: { sortKey: ASC }) {
      nodes {
        ...ListedPageFields
      }
    }
    allPricing(filter: { draft: { ne: true } }, sort: { sortKey: ASC }) {
      nodes {
        ...ListedPageFields
      }
    }
    allTemplate(filter: { draft: { ne: true } }, sort: { sortKey: ASC }) {
      nodes {
        ...ListedPageFields
      }
    }
    allPost(filter: { draft: { ne: true } }, sort: [{ date: DESC }, { sortKey: DESC }]) {
      nodes {
        ...ListedPageFields
      }
    }
    allDoc(filter: { draft: { ne: true } }, sort: { sortKey: ASC }) {
      nodes {
        ...ListedPageFields
      }
    }
  }
`
