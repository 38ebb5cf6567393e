import * as React from 'react'
import { DOCS_PATH, findBreadcrumbs } from '@galley/core/navigation'
import { isBelow } from '@galley/core/url-path'
import { useNavigation } from '@galley/theme/hooks/use-navigation'
import { DocsLayout } from '@galley/theme/layouts/docs-layout'
import { PageHead } from '@galley/theme/shell/page-head'
import { onDemand } from '@galley/ui/on-demand'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

type DocsPageProps = PageProps<Queries.DocsPageQuery>

/** The server renders it; its code is in a chunk that all pages prepare. */
const DocsContent = onDemand(
  async () =>
    (await import(/* webpackChunkName: "content" */ '@galley/theme/page-components/docs-content')).DocsContent,
  { showsChildren: false },
)

/** A documentation page, or a page of its own at the root of the site. */
export default function DocsPage({ data, children }: DocsPageProps) {
  const doc = data.doc!
  const isMdx = doc.extension === 'mdx'
  return (
    <DocsLayout path={doc.path}>
      <DocsContent doc={doc}>{isMdx ? children : undefined}</DocsContent>
    </DocsLayout>
  )
}

export function Head({ data }: HeadProps<Queries.DocsPageQuery>) {
  const doc = data.doc!
  const trail = findBreadcrumbs(useNavigation(doc.path), doc.path)
  const type = isBelow(doc.path, DOCS_PATH) ? 'TechArticle' : 'Article'
  return <PageHead {...doc} article={{ type, lastUpdated: doc.lastUpdated }} trail={trail.slice(0, -1)} />
}

export const query = graphql`
  query DocsPage($id: String!) {
    doc(id: { eq: $id }) {
      ...PageHeadFields
      stem
      extension
      links {
        label
        to
        target
      }
      body
      toc
      images {
        ...ContentImageFields
      }
      lastUpdated
      contributors
    }
  }
`
