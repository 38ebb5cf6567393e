import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { graphql } from 'gatsby'
import { DefaultLayout } from '../layouts/default-layout'
import { Article } from '../sections/article'
import { PostGrid, type PostSummary } from '../sections/post-card'
import { type PostImage, PostPicture } from '../sections/post-picture'
import { PageHead, type PageHeadProps } from '../shell/page-head'
import type { ArticleFacts } from '../shell/structured-data'
import * as S from './article-pages.styles'

const BLOG = { title: 'Blog', path: '/blog' }
const CHANGELOG = { title: 'Changelog', path: '/changelog' }

type ArticleProps = ComponentProps<typeof Article>
type ArticleData = PageHeadProps & Omit<ArticleFacts, 'type' | 'image'> & Omit<ArticleProps, 'back' | 'surround'>

interface ArticlePageProps<Data = ArticleData> {
  data: {
    post: Data | null
    contentSurround: ArticleProps['surround']
  }
  /** Text of an MDX page, compiled by Gatsby. */
  children?: ReactNode
}

type BlogPostProps = ArticlePageProps<
  ArticleData & { readonly related: readonly PostSummary[]; readonly image: PostImage | null }
>

export function BlogPost({ data: { post, contentSurround }, children }: BlogPostProps) {
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

export function BlogPostHead({ data }: BlogPostProps) {
  const post = data.post!
  return (
    <PageHead
      {...post}
      article={{ ...post, type: 'BlogPosting', image: post.image?.src.file?.publicURL }}
      trail={[BLOG]}
    />
  )
}

export function ChangelogEntry({ data: { post, contentSurround }, children }: ArticlePageProps) {
  const mdx = post!.extension === 'mdx' ? children : undefined
  return (
    <DefaultLayout>
      <Article {...post!} mdx={mdx} back={CHANGELOG} surround={contentSurround} />
    </DefaultLayout>
  )
}

export function ChangelogEntryHead({ data }: ArticlePageProps) {
  return <PageHead {...data.post!} article={{ ...data.post!, type: 'BlogPosting' }} trail={[CHANGELOG]} />
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
