import * as React from 'react'
import type { ComponentProps } from 'react'
import { site } from '@galley/site'
import { DefaultLayout } from '../layouts/default-layout'
import { BackLink } from '../sections/icon-link'
import { PageHero } from '../sections/page-hero'
import { PostIndex } from '../sections/post-index'
import { PageHead, type PageHeadProps } from '../shell/page-head'

interface BlogArchiveProps {
  data: {
    landing: (PageHeadProps & { readonly description: string }) | null
    allPost: { readonly nodes: ComponentProps<typeof PostIndex>['posts'] }
  }
}

/** All blog articles by year. */
export function BlogArchive({ data: { landing, allPost } }: BlogArchiveProps) {
  return (
    <DefaultLayout>
      <PageHero
        title={landing!.title}
        description={landing!.description}
        back={<BackLink to="/blog">{site.texts.blog}</BackLink>}
      />
      <PostIndex posts={allPost.nodes} />
    </DefaultLayout>
  )
}

export function BlogArchiveHead({ data: { landing } }: BlogArchiveProps) {
  return <PageHead {...landing!} />
}
