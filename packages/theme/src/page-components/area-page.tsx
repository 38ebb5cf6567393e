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

type AreaData = PageHeadProps & { readonly images: readonly ContentImageFile[] }

interface AreaPageProps<Data = AreaData> {
  data: { landing: Data | null }
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

type LandingPageProps = AreaPageProps<AreaData & Pick<SiteFacts, 'software'>>

/** The home page: an MDX file, which reads the data of this page as `props.data`. */
export const LandingPage = ({ data, children }: LandingPageProps) => <AreaPage data={data}>{children}</AreaPage>

export function LandingHead({ data: { landing } }: LandingPageProps) {
  const searchPath = findListPath(useAreas())
  return <PageHead {...landing!} about={{ searchPath, software: landing!.software }} />
}

export const areaPageFields = graphql`
  fragment AreaPageFields on Landing {
    images {
      ...ContentImageFields
    }
  }
`

export const landingPageFields = graphql`
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
