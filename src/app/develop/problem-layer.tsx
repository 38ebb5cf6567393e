import * as React from 'react'
import { graphql, useStaticQuery } from 'gatsby'
import type { PublishedPage } from '~/hooks/draft-store'
import type { ContentProblem } from '~/lib/content-source'
import { ProblemBox, TopOfPage } from '~/preview'
import { usePageChanges } from './use-page-changes'

/** The data layer's response: problems as JSON, as the compiler gave them. */
interface ProblemFiles {
  allFileWithProblems: {
    nodes: { path: string | null; isBroken: boolean; hasPage: boolean; problems: ContentProblem[] }[]
  }
}

interface ProblemLayerProps {
  page: PublishedPage
}

/** What is wrong with the file of the current page, at its top. Only in `gatsby develop`: a build with a problem fails. */
export function ProblemLayer({ page }: ProblemLayerProps) {
  usePageChanges(page.path)
  const { allFileWithProblems } = useStaticQuery<ProblemFiles>(graphql`
    query ProblemLayer {
      allFileWithProblems(sort: { id: ASC }) {
        nodes {
          path
          isBroken
          hasPage
          problems
        }
      }
    }
  `)
  const files = allFileWithProblems.nodes.filter(({ path }) => path === page.path)
  const isLastGood = files.some(({ isBroken, hasPage }) => isBroken && hasPage)
  return (
    <TopOfPage>
      <ProblemBox problems={files.flatMap(({ problems }) => problems)} isLastGood={isLastGood} />
    </TopOfPage>
  )
}
