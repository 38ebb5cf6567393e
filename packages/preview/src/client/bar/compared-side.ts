import { PUBLISHED_BRANCH } from '@galley/core/preview'
import type { PreviewState } from '../preview-state'

type Compared = Pick<PreviewState, 'against'>

/** The branch that the preview is compared with; undefined for what is published. */
export const comparedBranch = ({ against }: Compared) => (against === PUBLISHED_BRANCH ? undefined : against)

/** What the preview is compared with, as a heading. */
export const comparedSide = (state: Compared) => comparedBranch(state) ?? 'Published'

/** The same after "compare with". */
export const comparedSideShort = (state: Compared) => comparedBranch(state) ?? 'published'

/** The same within a sentence. */
export function comparedSideInText(state: Compared) {
  const branch = comparedBranch(state)
  return branch === undefined ? 'the published site' : `the branch “${branch}”`
}
