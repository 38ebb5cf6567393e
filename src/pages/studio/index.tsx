import { MDXProvider } from '@mdx-js/react'
import { graphql, type HeadProps } from 'gatsby'
import * as React from 'react'
import { mdxComponents } from '~/components/content'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'
import Studio from '../../../content/studio/index.mdx'

export default function StudioPage() {
  return (
    <DefaultLayout>
      <MDXProvider components={mdxComponents}>
        <Studio />
      </MDXProvider>
    </DefaultLayout>
  )
}

export function Head({ data: { landing } }: HeadProps<Queries.StudioPageQuery>) {
  return <PageHead {...landing!} />
}

export const query = graphql`
  query StudioPage {
    landing(path: { eq: "/studio" }) {
      ...LandingFields
    }
  }
`
