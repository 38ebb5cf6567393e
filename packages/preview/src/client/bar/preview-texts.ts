import { type DraftKind, type DraftState, REFUSAL } from '@galley/core/preview'
import type { PreviewStatus } from '../preview-store'

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

/** Headings of the list of changes, in their order. */
export const KIND_WORDS: Record<DraftKind, string> = { page: 'Pages', data: 'Data', folder: 'Folders', image: 'Images' }
