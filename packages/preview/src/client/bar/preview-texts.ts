import { REFUSAL, type DraftKind, type DraftState } from '@galley/core/preview'
import type { PreviewState, PreviewStatus } from '../preview-state'

/** What the bar says of the connection. */
export const STATUS_WORDS: Record<PreviewStatus, string> = {
  connecting: 'Connecting…',
  live: 'Live',
  offline: 'Offline',
  expired: 'Expired',
  refused: 'Refused',
  gone: 'Gone',
}

/** What an editor can do where the preview has ended. */
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

/** What the bar says before it is known what differs. */
export const COUNTING = 'Counting changes…'

/** Heads the files that no preview shows before the site is built again. */
export const WAITING = 'Waits for a build'

/** Text of the bar for a build without a baseline. */
export const NO_BASELINE = 'Changes unknown'

/** Why, and what to do. */
export const NO_BASELINE_SENTENCE =
  'This site does not say what it was built from: api/baseline/baseline.json is missing. Set preview.api in src/site.ts, build the site again, and publish all files of the build.'

/** What the bar says while a save takes long to compile. */
export const COMPILING = 'Compiling…'

/** What the bar says of a page that is as it was published. */
export const UNCHANGED = 'No changes on this page'

/** What the bar says where the drafts have no page. */
export const ABSENCE_WORDS: Record<NonNullable<PreviewState['absence']>, string> = {
  missing: 'No page here',
  hidden: 'Your link is for other pages',
}

/** The groups of the list, in their order. */
export const KIND_WORDS: Record<DraftKind, string> = { page: 'Pages', data: 'Data', folder: 'Folders', image: 'Images' }

/** What the bar and its menu offer. */
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
