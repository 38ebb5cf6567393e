import { PUBLISHED_BRANCH } from '@galley/core/preview'
import type { PreviewState } from '../preview-state'

type Compared = Pick<PreviewState, 'against'>

/** Returns the compared branch; undefined for the published site. */
export const comparedBranch = ({ against }: Compared) => (against === PUBLISHED_BRANCH ? undefined : against)

/** Returns the name of the compared version as a heading. */
export const comparedSide = (state: Compared) => comparedBranch(state) ?? 'Published'

/** Returns the name of the compared version after "Compare with". */
export const comparedSideShort = (state: Compared) => comparedBranch(state) ?? 'published'

/** Returns the name of the compared version within a sentence. */
export function comparedSideInText(state: Compared) {
  const branch = comparedBranch(state)
  return branch === undefined ? 'the published site' : `the branch “${branch}”`
}
