import * as React from 'react'
import type { ContentProblem } from '@galley/core/content-source'
import { decodePath, isBelow, withoutSlash } from '@galley/core/url-path'
import type { PublishedPage } from '@galley/theme/hooks/draft-store'
import { useAreas, useNavigation } from '@galley/theme/hooks/use-navigation'
import { Notice, ProblemBox, TopOfPage } from '@galley/theme/shell/draft-notices'
import { graphql, useStaticQuery } from 'gatsby'
import { fileOfPath } from './file-of-path'
import { usePageChanges } from './use-page-changes'

/** The result of the query. `problems` is JSON. */
interface ProblemFiles {
  allFileWithProblems: {
    nodes: { path: string | null; isBroken: boolean; hasPage: boolean; problems: ContentProblem[] }[]
  }
}

interface ProblemLayerProps {
  page: PublishedPage
}

/** Shows the problems of the current page's file, or the name of the missing file, at the top of the page in `gatsby develop`. */
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
      {page.isNotFound && <MissingFile path={page.path} />}
    </TopOfPage>
  )
}

/** Names the file to create for a missing page. */
function MissingFile({ path }: { path: string }) {
  const page = withoutSlash(decodePath(path) ?? path)
  const file = fileOfPath(page, useNavigation(page))
  const closed = useAreas().find((area) => !area.isOpen && isBelow(page, area.path))
  return (
    <Notice title="This page has no file">
      {closed ? (
        <p>
          The area <code>{closed.path}</code> is closed. It needs an index file, and no entry in{' '}
          <code>disabledAreas</code> of <code>src/content.config.ts</code>.
        </p>
      ) : file === undefined ? (
        <p>No file can have this path: a path has lower-case letters, digits and hyphens, and no order numbers.</p>
      ) : (
        <p>
          Write <code>content/{file}</code>. The page shows here as soon as you save it.
        </p>
      )}
    </Notice>
  )
}
