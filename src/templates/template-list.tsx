import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { PageHero } from '~/components/sections/page-hero'
import { TemplateGallery } from '~/components/sections/template-gallery'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

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
  query TemplateList($id: String!) {
    landing(id: { eq: $id }) {
      ...PageHeadFields
    }
    allTemplate(sort: { sortKey: ASC }) {
      nodes {
        ...TemplateSummaryFields
        description
      }
    }
  }
`
