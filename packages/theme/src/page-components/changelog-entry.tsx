import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { site } from '@galley/site'
import { DefaultLayout } from '../layouts/default-layout'
import { Article } from '../sections/article'
import { PageHead, type PageHeadProps } from '../shell/page-head'
import type { ArticleFacts } from '../shell/structured-data'

const findChangelog = () => ({ title: site.texts.changelog, path: '/changelog' })

type EntryData = PageHeadProps &
  Omit<ArticleFacts, 'type' | 'image'> &
  Omit<ComponentProps<typeof Article>, 'back' | 'surround'>

interface ChangelogEntryProps {
  data: {
    post: EntryData | null
    contentSurround: ComponentProps<typeof Article>['surround']
  }
  /** Text of an MDX page, compiled by Gatsby. */
  children?: ReactNode
}

export function ChangelogEntry({ data: { post, contentSurround }, children }: ChangelogEntryProps) {
  return (
    <DefaultLayout>
      <Article {...post!} mdx={children} back={findChangelog()} surround={contentSurround} />
    </DefaultLayout>
  )
}

export function ChangelogEntryHead({ data }: ChangelogEntryProps) {
  return <PageHead {...data.post!} article={{ ...data.post!, type: 'BlogPosting' }} trail={[findChangelog()]} />
}
