import * as React from 'react'
import type { HeadProps, PageProps } from 'gatsby'
import { DocsHeader } from '~/components/sections/docs-header'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'
import { DocsColumns, DocsLayout } from '~/layouts/docs-layout'

/** What is known of the page. A query in a component that no page of a build has would be warned of in each build. */
interface ProblemPageContext {
  title: string
  collection: string
}

/** Shown in `gatsby develop` instead of a page whose file has a problem. `ProblemLayer` above it lists the problems. */
export default function ProblemPage({
  path,
  pageContext: { title, collection },
}: PageProps<object, ProblemPageContext>) {
  const text = `${path} is shown here once its file has no problem.`
  const header = <DocsHeader breadcrumb={null} title={title} description={text} links={[]} />
  if (collection !== 'docs') return <DefaultLayout>{header}</DefaultLayout>
  return (
    <DocsLayout path={path}>
      <DocsColumns toc={[]}>{header}</DocsColumns>
    </DocsLayout>
  )
}

export function Head({ location, pageContext }: HeadProps<object, ProblemPageContext>) {
  return <PageHead title={pageContext.title} path={location.pathname} noindex />
}
