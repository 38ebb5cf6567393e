import * as React from 'react'
import { ProblemPage as Problem } from '@galley/theme/page-components/problem-page'
import { PageHead } from '@galley/theme/shell/page-head'
import type { HeadProps, PageProps } from 'gatsby'

/** What is known of the page. A query in a component that no page of a build has would be warned of in each build. */
interface ProblemPageContext {
  title: string
  collection: string
}

/** Shown in `gatsby develop` instead of a page whose file has a problem. `ProblemLayer` above it lists the problems. */
export default function ProblemPage({ path, pageContext }: PageProps<object, ProblemPageContext>) {
  return <Problem data={{ ...pageContext, path }} />
}

export function Head({ location, pageContext }: HeadProps<object, ProblemPageContext>) {
  return <PageHead title={pageContext.title} path={location.pathname} noindex />
}
