import * as React from 'react'
import type { ComponentProps, ReactNode } from 'react'
import type { TocLink } from '@galley/core/content-tree'
import { findBreadcrumbs, findSection, findSurround } from '@galley/core/navigation'
import { Breadcrumb, DocsHeader, PageActions, PageFeedback, PageMenu, PageNeighbours } from '@galley/site/components'
import { RenderedBody, MdxBody } from '../content'
import { useDrafts } from '../hooks/draft-store'
import { useNavigation } from '../hooks/use-navigation'
import { DocsColumns } from '../layouts/docs-layout'
import type { DocsHeaderProps } from '../sections/docs-header'
import { PageBadge } from '../shell/page-badge'
import { VersionBanner } from '../shell/versions-on-demand'

export interface DocsContentProps {
  doc: Pick<DocsHeaderProps, 'title' | 'description' | 'links'> &
    Pick<ComponentProps<typeof RenderedBody>, 'body' | 'images'> & {
      readonly path: string
      /** Path of the file in `content/`, without extension. */
      readonly stem: string
      readonly extension: string
      /** False if the description repeats the start of the text. */
      readonly hasDescription: boolean
      /** Compiled headings. */
      readonly toc: unknown
      readonly lastUpdated: string | null
      readonly contributors: readonly string[]
    }
  /** Text of an MDX page, compiled by Gatsby. */
  children?: ReactNode
  /** Content between title and text. */
  beforeText?: ReactNode
  /** Content between the text and the feedback and links at the end of the page. */
  afterText?: ReactNode
}

/** The content of a documentation page: title, text, table of contents, and links to other pages. */
export function DocsContent({ doc, children, beforeText, afterText }: DocsContentProps) {
  const navigation = useNavigation(doc.path)
  const page = { path: doc.path, title: doc.title, file: `${doc.stem}.${doc.extension}` }
  const trail = findBreadcrumbs(navigation, doc.path)
  // Printing fetches published pages, so a preview would print other texts than it shows.
  const section = useDrafts().render ? undefined : findSection(navigation, doc.path)
  const badge = trail.at(-1)?.badge
  const [previous = null, next = null] = findSurround(navigation, doc.path)
  return (
    <DocsColumns toc={doc.toc as TocLink[]}>
      {VersionBanner && <VersionBanner path={doc.path} />}
      <article>
        <DocsHeader
          breadcrumb={<Breadcrumb items={trail.slice(0, -1)} />}
          actions={<PageMenu page={page} section={section} />}
          title={doc.title}
          badge={badge && <PageBadge>{badge}</PageBadge>}
          description={doc.hasDescription ? doc.description : ''}
          links={doc.links}
        />
        {beforeText}
        {doc.extension === 'mdx' ? (
          <MdxBody images={doc.images}>{children}</MdxBody>
        ) : (
          <RenderedBody body={doc.body} images={doc.images} />
        )}
        {afterText}
      </article>
      <PageFeedback path={doc.path} />
      <PageActions page={page} lastUpdated={doc.lastUpdated} contributors={doc.contributors} />
      <PageNeighbours previous={previous} next={next} />
    </DocsColumns>
  )
}
