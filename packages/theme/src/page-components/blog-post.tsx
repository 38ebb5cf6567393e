import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { site } from '@galley/site'
import { graphql } from 'gatsby'
import { DefaultLayout } from '../layouts/default-layout'
import { Article } from '../sections/article'
import { type PostImage, PostPicture } from '../sections/cover'
import { PostGrid, type PostSummary } from '../sections/post-card'
import { PageHead, type PageHeadProps } from '../shell/page-head'
import type { ArticleFacts } from '../shell/structured-data'
import * as S from './blog-post.styles'

const findBlog = () => ({ title: site.texts.blog, path: '/blog' })

type PostData = PageHeadProps &
  Omit<ArticleFacts, 'type' | 'image'> &
  Omit<ComponentProps<typeof Article>, 'back' | 'surround'> & {
    readonly related: readonly PostSummary[]
    readonly image: PostImage | null
  }

interface BlogPostProps {
  data: {
    post: PostData | null
    contentSurround: ComponentProps<typeof Article>['surround']
  }
  /** Text of an MDX page, compiled by Gatsby. */
  children?: ReactNode
}

export function BlogPost({ data: { post, contentSurround }, children }: BlogPostProps) {
  const { path, image, related } = post!
  return (
    <DefaultLayout>
      <Article {...post!} mdx={children} back={findBlog()} surround={contentSurround}>
        <PostPicture path={path} image={image} />
      </Article>
      {related.length > 0 && (
        <S.Related title={site.texts.relatedArticles}>
          <PostGrid posts={related} as="h3" />
        </S.Related>
      )}
    </DefaultLayout>
  )
}

export function BlogPostHead({ data }: BlogPostProps) {
  const post = data.post!
  return (
    <PageHead
      {...post}
      article={{ ...post, type: 'BlogPosting', image: post.image?.src.file?.publicURL }}
      trail={[findBlog()]}
    />
  )
}

export const fields = graphql`
  fragment BlogPostFields on Post {
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
`
