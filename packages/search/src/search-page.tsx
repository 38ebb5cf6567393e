import * as React from 'react'
import { listDocs, type NavigationItem } from '@galley/core/navigation'
import { SEARCH_PATH } from '@galley/core/search-path'
import { site } from '@galley/site'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { PageHero } from '@galley/theme/sections/page-hero'
import { type ListedPage, listPages, PageList } from '@galley/theme/sections/page-list'
import { SearchForm } from '@galley/theme/sections/search-form'
import { PageHead, type PageHeadProps } from '@galley/theme/shell/page-head'
import { openSearch } from './search-store'

interface SearchPageProps {
  data: {
    landing: (PageHeadProps & { readonly description: string }) | null
    allContentPage: { readonly nodes: readonly ListedPage[] }
    /** The navigation tree of the documentation, as JSON. */
    contentNavigation: unknown
  }
}

/** The page that lists every page of the site, by area. */
export function SearchPage({ data }: SearchPageProps) {
  const { landing, allContentPage, contentNavigation } = data
  const docs = listDocs(contentNavigation as NavigationItem[], landing!.path).flatMap(({ children = [] }) => children)
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

export function SearchHead({ data: { landing } }: SearchPageProps) {
  return <PageHead {...landing!} />
}
