import * as React from 'react'
import { Button } from '~/components/ui/button'
import type { DraftProblem } from '~/lib/preview'
import { InPage } from './in-page'
import { CodeNotice, DeletedNotice, MovedNotice, Notice } from './notice'
import { type PreviewKnowledge, shownPage } from './preview-store'
import { ProblemBox } from './problem-box'
import { TopOfPage } from './top-of-page'

/** Notes and problems of the current page, at its top or under the heading that has them. */
export function PageNotices({ state }: { state: PreviewKnowledge }) {
  const { path, changes, session } = state
  const page = shownPage(state, path)
  const isDeleted =
    page?.state === 'deleted' || changes.some((change) => change.state === 'deleted' && change.path === path)
  const moved = page ? undefined : changes.find(({ from }) => from === path)?.path
  // For a text that is not saved the server does not compare.
  const isChanged = page?.state !== undefined || page === state.unsaved
  const { top, byAnchor } = groupProblems(findProblems(state))
  return (
    <>
      <TopOfPage>
        {isDeleted && <DeletedNotice />}
        {moved !== undefined && <MovedNotice path={moved} />}
        {isChanged && page?.isCode && <CodeNotice buildUrl={session?.buildOrigin && session.buildOrigin + path} />}
        <ProblemBox problems={top} />
      </TopOfPage>
      {[...byAnchor].map(([anchor, problems]) => (
        <InPage key={anchor} anchor={anchor}>
          <ProblemBox problems={problems} />
        </InPage>
      ))}
    </>
  )
}

/** Says that the code that shows drafts could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <TopOfPage>
      <Notice role="alert" color="error" title="The drafts of this page could not be loaded">
        <p>You see the published page. Check the connection and try again.</p>
        <div>
          <Button size="sm" variant="outline" color="neutral" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </Notice>
    </TopOfPage>
  )
}

/** What is wrong with the current page; of a text that is not saved, what is wrong with that. */
export function findProblems(state: PreviewKnowledge): readonly DraftProblem[] {
  const { path, problems, unsaved } = state
  const page = shownPage(state, path)
  if (page && page === unsaved) return page.problems
  return problems.filter((problem) => problem.path === path || (page?.file !== undefined && problem.file === page.file))
}

function groupProblems(problems: readonly DraftProblem[]) {
  const byAnchor = new Map<string, DraftProblem[]>()
  for (const problem of problems) {
    const { anchor } = problem
    if (anchor !== undefined) byAnchor.set(anchor, [...(byAnchor.get(anchor) ?? []), problem])
  }
  return { top: problems.filter(({ anchor }) => anchor === undefined), byAnchor }
}
