import * as React from 'react'
import type { ReactNode } from 'react'
import { MDXProvider } from '@mdx-js/react'
import { graphql } from 'gatsby'
import { type ContentImageFile, ContentImages, mdxComponents } from '../content'
import { DefaultLayout } from '../layouts/default-layout'
import { PageHead, type PageHeadProps } from '../shell/page-head'

interface AreaPageProps {
  data: { landing: (PageHeadProps & { readonly images: readonly ContentImageFile[] }) | null }
  /** Text of an MDX page, compiled by Gatsby. */
  children?: ReactNode
}

/** A page written in MDX, such as the start page of an area. */
export function AreaPage({ data, children }: AreaPageProps) {
  return (
    <DefaultLayout>
      <MDXProvider components={mdxComponents}>
        <ContentImages images={data.landing!.images}>{children}</ContentImages>
      </MDXProvider>
    </DefaultLayout>
  )
}

export function AreaHead({ data: { landing } }: AreaPageProps) {
  return <PageHead {...landing!} />
}

export const fields = graphql`
  fragment AreaPageFields on Landing {
    images {
      ...ContentImageFields
    }
  }
`
