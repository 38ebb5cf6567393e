import * as React from 'react'
import { ContentImages, mdxComponents } from '@galley/theme/content'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { PageHead } from '@galley/theme/shell/page-head'
import { MDXProvider } from '@mdx-js/react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

/** The opening of an area that is written in MDX. */
export default function AreaPage({ data, children }: PageProps<Queries.AreaPageQuery>) {
  return (
    <DefaultLayout>
      <MDXProvider components={mdxComponents}>
        <ContentImages images={data.landing!.images}>{children}</ContentImages>
      </MDXProvider>
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.AreaPageQuery>) {
  return <PageHead {...landing!} />
}

export const query = graphql`
  query AreaPage($id: String!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
      images {
        ...ContentImageFields
      }
    }
  }
`
