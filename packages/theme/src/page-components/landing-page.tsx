import * as React from 'react'
import type { ReactNode } from 'react'
import { findListPath } from '@galley/core/search-path'
import { graphql } from 'gatsby'
import type { ContentImageFile } from '../content'
import { useAreas } from '../hooks/use-navigation'
import { PageHead, type PageHeadProps } from '../shell/page-head'
import type { SiteFacts } from '../shell/structured-data'
import { AreaPage } from './area-page'

interface LandingPageProps {
  data: {
    landing: (PageHeadProps & Pick<SiteFacts, 'software'> & { readonly images: readonly ContentImageFile[] }) | null
  }
  /** Text of an MDX page, compiled by Gatsby. */
  children?: ReactNode
}

/** The home page: an MDX file, which reads the data of this page as `props.data`. */
export const LandingPage = ({ data, children }: LandingPageProps) => <AreaPage data={data}>{children}</AreaPage>

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
