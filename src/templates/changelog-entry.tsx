import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as React from 'react'
import { ContentBody } from '~/components/content'
import { Article, ArticleHeader } from '~/components/sections/article'
import { PageHead } from '~/components/shell/page-head'
import { PageNeighbours } from '~/components/shell/page-neighbours'
import { DefaultLayout } from '~/layouts/default-layout'

export default function ChangelogEntry({ data }: PageProps<Queries.ChangelogEntryQuery>) {
  const { body, images, ...entry } = data.post!
  const position = data.allPost.nodes.findIndex(({ path }) => path === entry.path)
  return (
    <DefaultLayout>
      <Article>
        <ArticleHeader {...entry} back={{ label: 'Changelog', to: '/changelog' }} />
        <ContentBody body={body} images={images} />
        <PageNeighbours
          previous={data.allPost.nodes[position + 1] ?? null}
          next={data.allPost.nodes[position - 1] ?? null}
        />
      </Article>
    </DefaultLayout>
  )
}

export function Head({ data: { post } }: HeadProps<Queries.ChangelogEntryQuery>) {
  const { title, description, path, seo } = post!
  return <PageHead title={seo.title ?? title} description={seo.description ?? description} path={path} type="article" />
}

export const query = graphql`
  query ChangelogEntry($id: String!) {
    post(id: { eq: $id }) {
      path
      title
      description
      seo {
        title
        description
      }
      date
      dateText: date(formatString: "MMMM D, YYYY")
      category
      authors {
        name
        username
        to
      }
      body
      images {
        ...ContentImageFields
      }
    }
    allPost(filter: { path: { glob: "/changelog/*" } }, sort: { date: DESC }) {
      nodes {
        path
        title
      }
    }
  }
`
