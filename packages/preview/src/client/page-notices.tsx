import * as React from 'react'
import { wasAt } from '@galley/core/preview'
import { inLanguage, pathLanguage } from '@galley/core/translations'
import { encodePath, urlAt } from '@galley/core/url-path'
import { Notice, ProblemBox, TopOfPage } from '@galley/theme/shell/draft-notices'
import { Button } from '@galley/ui/button'
import { Link } from '@galley/ui/link'
import { findProblems, type PreviewStoreState, shownPage } from './preview-store'

/** Shows notices and problems at the top of the current page. */
export function PageNotices({ state }: { state: PreviewStoreState }) {
  const { path, changes, session } = state
  const page = shownPage(state, path)
  const isDeleted =
    page?.state === 'deleted' || (!page && changes.some((change) => change.state === 'deleted' && wasAt(change, path)))
  const target = page ? undefined : changes.find((change) => change.from !== undefined && wasAt(change, path))?.path
  const moved = target && inLanguage(target, pathLanguage(path))
  // The server does not compare unsaved texts.
  const isChanged = page?.state !== undefined || page === state.unsaved
  return (
    <TopOfPage>
      {isDeleted && (
        <Notice title="This page is deleted in the drafts" color="warning">
          <p>You see the published page. Publishing the drafts removes it.</p>
        </Notice>
      )}
      {moved !== undefined && (
        <Notice title="This page has moved in the drafts">
          <p>
            It is at <Link to={moved}>{moved}</Link>.
          </p>
        </Notice>
      )}
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

/** Tells the editor that the text of a page does not show drafts. Renders no link if there is no preview build. */
const CodeNotice = ({ buildUrl }: { buildUrl?: string | undefined }) => (
  <Notice title="This page’s text is code (MDX)">
    <p>
      You see the text of the last build. The preview build shows your changes to it.{' '}
      {buildUrl && (
        <a href={buildUrl} target="_blank" rel="noopener">
          Open the preview build
        </a>
      )}
    </p>
  </Notice>
)

/** Reports that the code that renders drafts could not be loaded. */
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
