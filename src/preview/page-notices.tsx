import * as React from 'react'
import { Button } from '~/components/ui/button'
import type { DraftProblem } from '~/lib/preview'
import { InPage } from './in-page'
import { CodeNotice, DeletedNotice, MovedNotice, Notice } from './notice'
import { type PreviewKnowledge, shownPage } from './preview-store'
import { ProblemBox } from './problem-box'
import { TopOfPage } from './top-of-page'

/** What an editor has to know of the current page, at its top or at the place. */
export function PageNotices({ state }: { state: PreviewKnowledge }) {
  const { path, changes, session } = state
  const page = shownPage(state, path)
  const isDeleted =
    page?.state === 'deleted' || changes.some((change) => change.state === 'deleted' && change.path === path)
  const moved = page ? undefined : changes.find(({ from }) => from === path)?.path
  // Of a text that is not saved yet the server does not tell whether it differs.
  const isChanged = page?.state !== undefined || page === state.unsaved
  const { top, below } = placeProblems(findProblems(state))
  return (
    <>
      <TopOfPage>
        {isDeleted && <DeletedNotice />}
        {moved !== undefined && <MovedNotice path={moved} />}
        {isChanged && page?.isCode && <CodeNotice buildAddress={session?.buildOrigin && session.buildOrigin + path} />}
        <ProblemBox problems={top} />
      </TopOfPage>
      {[...below].map(([anchor, problems]) => (
        <InPage key={anchor} below={anchor}>
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

function placeProblems(problems: readonly DraftProblem[]) {
  const below = new Map<string, DraftProblem[]>()
  for (const problem of problems) {
    const { anchor } = problem
    if (anchor !== undefined) below.set(anchor, [...(below.get(anchor) ?? []), problem])
  }
  return { top: problems.filter(({ anchor }) => anchor === undefined), below }
}
