import * as React from 'react'
import { wasAt } from '@galley/core/preview'
import { encodePath, urlAt } from '@galley/core/url-path'
import { Notice, ProblemBox, TopOfPage } from '@galley/theme/shell/draft-notices'
import { Button } from '@galley/ui/button'
import { CodeNotice, DeletedNotice, MovedNotice } from './change-notices'
import { findProblems } from './find-problems'
import { type PreviewKnowledge, shownPage } from './preview-store'

/** Notes and problems of the current page, at its top. */
export function PageNotices({ state }: { state: PreviewKnowledge }) {
  const { path, changes, session } = state
  const page = shownPage(state, path)
  const isDeleted =
    page?.state === 'deleted' || changes.some((change) => change.state === 'deleted' && change.path === path)
  const moved = page ? undefined : changes.find((change) => change.from !== undefined && wasAt(change, path))?.path
  // For a text that is not saved the server does not compare.
  const isChanged = page?.state !== undefined || page === state.unsaved
  return (
    <TopOfPage>
      {isDeleted && <DeletedNotice />}
      {moved !== undefined && <MovedNotice path={moved} />}
      {isChanged && page?.isCode && (
        <CodeNotice buildUrl={session?.buildOrigin && urlAt(session.buildOrigin, encodePath(path))} />
      )}
      <ProblemBox
        problems={findProblems(state)}
        isLastGood={page?.isLastGood ?? false}
        editorUrl={session?.editorUrl}
      />
    </TopOfPage>
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
