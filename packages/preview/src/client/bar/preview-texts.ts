import { REFUSAL, type DraftKind, type DraftState } from '@galley/core/preview'
import type { PreviewState, PreviewStatus } from '../preview-state'

export const STATUS_WORDS: Record<PreviewStatus, string> = {
  connecting: 'Connecting…',
  live: 'Live',
  offline: 'Offline',
  expired: 'Expired',
  refused: 'Refused',
  gone: 'Gone',
}

/** Instructions after the preview has ended. */
export const END_SENTENCES = {
  expired: 'This preview link has expired. Ask for a new one.',
  refused: REFUSAL.error,
  gone: 'This branch is gone. It was merged, renamed or deleted.',
} as const

export const STATE_WORDS: Record<DraftState, string> = {
  new: 'New',
  changed: 'Changed',
  moved: 'Moved',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
}

/** Text of the bar until the changes are known. */
export const COUNTING = 'Counting changes…'

/** Heading of the files that take effect with the next build. */
export const WAITING = 'Waits for a build'

/** Text of the bar for a build without a baseline. */
export const NO_BASELINE = 'Changes unknown'

export const NO_BASELINE_SENTENCE =
  'Changes cannot be counted: this build has no api/baseline/baseline.json. Set preview.api in src/site.ts, build the site again, and publish all files of the build.'

export const COMPILING = 'Compiling…'

export const UNCHANGED = 'No changes on this page'

export const ABSENCE_WORDS: Record<NonNullable<PreviewState['absence']>, string> = {
  missing: 'No page here',
  hidden: 'Your link is for other pages',
}

/** Headings of the list of changes, in their order. */
export const KIND_WORDS: Record<DraftKind, string> = { page: 'Pages', data: 'Data', folder: 'Folders', image: 'Images' }

export const ACTION_WORDS = {
  draft: 'Draft',
  retry: 'Try now',
  compare: 'Compare with',
  branches: 'Branch',
  chooseBranch: 'Choose a branch',
  devices: 'Device widths',
  share: 'Share this page',
  edit: 'Open in your editor',
  build: 'Preview build',
  openBuild: 'Open preview build',
  makeBuild: 'Build now',
  hide: 'Hide for a screenshot',
  leave: 'Leave preview',
  more: 'More of the preview',
} as const
