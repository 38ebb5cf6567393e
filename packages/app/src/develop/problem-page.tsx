import * as React from 'react'
import { ProblemPage as Problem } from '@galley/theme/page-components/problem-page'
import { PageHead } from '@galley/theme/shell/page-head'
import type { HeadProps, PageProps } from 'gatsby'

/** The page's fields. They come from the context, because Gatsby warns about a query in a component that no page of a build uses. */
interface ProblemPageContext {
  title: string
  collection: string
}

/** In `gatsby develop`, replaces a page whose file has problems. `ProblemLayer` lists the problems. */
export default function ProblemPage({ path, pageContext }: PageProps<object, ProblemPageContext>) {
  return <Problem data={{ ...pageContext, path }} />
}

export function Head({ location, pageContext }: HeadProps<object, ProblemPageContext>) {
  return <PageHead title={pageContext.title} path={location.pathname} noindex />
}
