import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { Article } from '@galley/theme/sections/article'
import { PostGrid } from '@galley/theme/sections/post-card'
import { PostPicture } from '@galley/theme/sections/post-picture'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import * as S from './blog-post.styles'

const BLOG = { title: 'Blog', path: '/blog' }

/** An article; of one in MDX, Gatsby compiles the text. */
export default function BlogPost({ data: { post, contentSurround }, children }: PageProps<Queries.BlogPostQuery>) {
  const { path, extension, image, related } = post!
  const mdx = extension === 'mdx' ? children : undefined
  return (
    <DefaultLayout>
      <Article {...post!} mdx={mdx} back={BLOG} surround={contentSurround}>
        <PostPicture path={path} image={image} />
      </Article>
      {related.length > 0 && (
        <S.Related title="Related articles">
          <PostGrid posts={related} as="h3" />
        </S.Related>
      )}
    </DefaultLayout>
  )
}

export function Head({ data }: HeadProps<Queries.BlogPostQuery>) {
  const post = data.post!
  return (
    <PageHead
      {...post}
      article={{ ...post, type: 'BlogPosting', image: post.image?.src.file?.publicURL }}
      trail={[BLOG]}
    />
  )
}

export const query = graphql`
  query BlogPost($id: String!, $path: String!) {
    post(id: { eq: $id }) {
      ...PageHeadFields
      ...ArticleFields
      related {
        ...PostSummaryFields
      }
      image {
        alt
        src {
          ...ContentImageFields
        }
      }
    }
    contentSurround(collection: "posts", path: $path) {
      path
      title
    }
  }
`
