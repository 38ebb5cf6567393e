import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ContentBody, MdxBody } from '~/components/content'
import { DocsHeader } from '~/components/sections/docs-header'
import { Breadcrumb } from '~/components/shell/breadcrumb'
import { PageActions } from '~/components/shell/page-actions'
import { PageHead } from '~/components/shell/page-head'
import { PageNeighbours } from '~/components/shell/page-neighbours'
import { useNavigation } from '~/hooks/use-navigation'
import { DocsLayout } from '~/layouts/docs-layout'
import type { TocLink } from '~/lib/content-tree'
import { findBreadcrumbs, findSurround } from '~/lib/navigation'

type DocsPageProps = PageProps<Queries.DocsPageQuery>

/** A documentation page, or a page of its own at the root of the site. */
export default function DocsPage({ data, children }: DocsPageProps) {
  const navigation = useNavigation()
  const doc = data.doc!
  const [previous = null, next = null] = findSurround(navigation, doc.path)
  return (
    <DocsLayout path={doc.path} toc={doc.toc as unknown as TocLink[]}>
      <article>
        <DocsHeader
          breadcrumb={<Breadcrumb items={findBreadcrumbs(navigation, doc.path).slice(0, -1)} />}
          title={doc.title}
          description={doc.description}
          links={doc.links}
        />
        {doc.extension === 'mdx' ? <MdxBody>{children}</MdxBody> : <ContentBody body={doc.body} images={doc.images} />}
      </article>
      <PageActions file={`${doc.stem}.${doc.extension}`} lastUpdated={doc.lastUpdated} />
      <PageNeighbours previous={previous} next={next} />
    </DocsLayout>
  )
}

export function Head({ data }: HeadProps<Queries.DocsPageQuery>) {
  return <PageHead {...data.doc!} type="article" />
}

export const query = graphql`
  query DocsPage($id: String!) {
    doc(id: { eq: $id }) {
      path
      stem
      extension
      title
      description
      seo {
        title
        description
        noindex
      }
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
      lastUpdated(formatString: "D MMMM YYYY")
    }
  }
`
