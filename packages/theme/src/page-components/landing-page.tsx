import * as React from 'react'
import { findListPath } from '@galley/search'
import { ContentImages, mdxComponents } from '@galley/theme/content'
import { useAreas } from '@galley/theme/hooks/use-navigation'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { PageHead } from '@galley/theme/shell/page-head'
import { MDXProvider } from '@mdx-js/react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

/** The home page: an MDX file, which reads the data of this page as `props.data`. */
export default function LandingPage({ data, children }: PageProps<Queries.LandingPageQuery>) {
  return (
    <DefaultLayout>
      <MDXProvider components={mdxComponents}>
        <ContentImages images={data.landing!.images}>{children}</ContentImages>
      </MDXProvider>
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.LandingPageQuery>) {
  const searchPath = findListPath(useAreas())
  return <PageHead {...landing!} about={{ searchPath, software: landing!.software }} />
}

export const query = graphql`
  query LandingPage($id: String!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
      images {
        ...ContentImageFields
      }
      software {
        category
        operatingSystem
        price
        currency
      }
    }
    comparison: info(stem: { eq: "info/comparison" }) {
      body
    }
    templates: allTemplate(sort: { sortKey: ASC }, limit: 3) {
      nodes {
        ...TemplateSummaryFields
      }
    }
    posts: allPost(filter: { path: { glob: "/blog/*" } }, sort: [{ date: DESC }, { sortKey: DESC }], limit: 2) {
      nodes {
        ...PostSummaryFields
      }
    }
  }
`
