import { MDXProvider } from '@mdx-js/react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as React from 'react'
import { mdxComponents } from '~/components/content'
import { readComparison } from '~/components/sections/comparison-table'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'
import Landing from '../../content/index.mdx'

export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  return (
    <DefaultLayout>
      <MDXProvider components={mdxComponents}>
        <Landing
          comparison={readComparison(data.comparison?.body)}
          templates={data.templates.nodes}
          posts={data.posts.nodes}
        />
      </MDXProvider>
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.IndexPageQuery>) {
  return <PageHead {...landing!} />
}

export const query = graphql`
  query IndexPage {
    landing(path: { eq: "/" }) {
      ...LandingFields
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
