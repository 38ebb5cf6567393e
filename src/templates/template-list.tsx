import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { PageHero } from '@galley/theme/sections/page-hero'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { TemplateGallery } from '~/components/template-gallery'

export default function TemplateList({ data: { landing, allTemplate } }: PageProps<Queries.TemplateListQuery>) {
  return (
    <DefaultLayout>
      <PageHero title={landing!.title} description={landing!.description} />
      <TemplateGallery templates={allTemplate.nodes} />
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.TemplateListQuery>) {
  return <PageHead {...landing!} />
}

export const query = graphql`
  query TemplateList($id: String!, $language: String) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allTemplate(filter: { language: { eq: $language } }, sort: { sortKey: ASC }) {
      nodes {
        ...TemplateSummaryFields
        description
      }
    }
  }
`
