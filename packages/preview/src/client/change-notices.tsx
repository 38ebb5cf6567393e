import * as React from 'react'
import { Notice } from '@galley/theme/shell/draft-notices'
import { Link } from '@galley/ui/link'

/** Says that the current page is still published, and no longer in the content. */
export const DeletedNotice = () => (
  <Notice title="This page is deleted in the drafts" color="warning">
    <p>What you see is the published page. It goes when the drafts are published.</p>
  </Notice>
)

/** Says where the current page is in the drafts. */
export const MovedNotice = ({ path }: { path: string }) => (
  <Notice title="This page has moved in the drafts">
    <p>
      It is at <Link to={path}>{path}</Link>.
    </p>
  </Notice>
)

/** Says that a page is only in part live. Without the URL of the page in the preview build there is no link. */
export const CodeNotice = ({ buildUrl }: { buildUrl?: string | undefined }) => (
  <Notice title="This page’s text is code (MDX)">
    <p>
      What you see of it is from the last build; the preview build shows the rest.{' '}
      {buildUrl && (
        <a href={buildUrl} target="_blank" rel="noopener">
          Open the preview build
        </a>
      )}
    </p>
  </Notice>
)
