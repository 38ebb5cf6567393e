import * as React from 'react'
import { MDXProvider } from '@mdx-js/react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ContentImages, mdxComponents } from '~/components/content'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

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
