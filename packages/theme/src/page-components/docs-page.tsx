import * as React from 'react'
import type { ReactNode } from 'react'
import { findBreadcrumbs } from '@galley/core/navigation'
import { pathInFirstLanguage } from '@galley/core/translations'
import { isBelow } from '@galley/core/url-path'
import { DOCS_PATH } from '@galley/core/versions'
import { onDemand } from '@galley/ui/on-demand'
import { graphql } from 'gatsby'
import { useNavigation, useVersionHead } from '../hooks/use-navigation'
import { DocsLayout } from '../layouts/docs-layout'
import { PageHead, type PageHeadProps } from '../shell/page-head'
import type { DocsContentProps } from './docs-content'

// The server's HTML contains the content. Its code is in the chunk "content", which every page prefetches.
const DocsContent = onDemand(
  async () => (await import(/* webpackChunkName: "content" */ './docs-content')).DocsContent,
  { showsChildren: false },
)

export interface DocsPageProps extends Pick<DocsContentProps, 'beforeText' | 'afterText'> {
  data: { doc: (PageHeadProps & DocsContentProps['doc']) | null }
  /** Text of an MDX page, compiled by Gatsby. */
  children?: ReactNode
}

/** A documentation page, or another Markdown page at the root of the site. */
export function DocsPage({ data, children, ...slots }: DocsPageProps) {
  const doc = data.doc!
  return (
    <DocsLayout path={doc.path}>
      <DocsContent doc={doc} {...slots}>
        {children}
      </DocsContent>
    </DocsLayout>
  )
}

export function DocsHead({ data }: DocsPageProps) {
  const doc = data.doc!
  const trail = findBreadcrumbs(useNavigation(doc.path), doc.path)
  const type = isBelow(pathInFirstLanguage(doc.path), DOCS_PATH) ? 'TechArticle' : 'Article'
  return (
    <PageHead
      {...doc}
      article={{ type, lastUpdated: doc.lastUpdated }}
      trail={trail.slice(0, -1)}
      {...useVersionHead(doc.path)}
    />
  )
}

export const fields = graphql`
  fragment DocsPageFields on Doc {
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
`
