import * as React from 'react'
import type { ReactNode } from 'react'
import { findListPath } from '@galley/core/search-path'
import { MDXProvider } from '@mdx-js/react'
import { graphql } from 'gatsby'
import { type ContentImageFile, ContentImages, mdxComponents } from '../content'
import { useAreas } from '../hooks/use-navigation'
import { DefaultLayout } from '../layouts/default-layout'
import { PageHead, type PageHeadProps } from '../shell/page-head'
import type { SiteFacts } from '../shell/structured-data'

interface LandingPageProps {
  data: {
    landing: (PageHeadProps & Pick<SiteFacts, 'software'> & { readonly images: readonly ContentImageFile[] }) | null
  }
  /** The text of a page in MDX, as Gatsby compiles it. */
  children?: ReactNode
}

/** The home page: an MDX file, which reads the data of this page as `props.data`. */
export function LandingPage({ data, children }: LandingPageProps) {
  return (
    <DefaultLayout>
      <MDXProvider components={mdxComponents}>
        <ContentImages images={data.landing!.images}>{children}</ContentImages>
      </MDXProvider>
    </DefaultLayout>
  )
}

export function LandingHead({ data: { landing } }: LandingPageProps) {
  const searchPath = findListPath(useAreas())
  return <PageHead {...landing!} about={{ searchPath, software: landing!.software }} />
}

export const fields = graphql`
  fragment LandingPageFields on Landing {
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
`
