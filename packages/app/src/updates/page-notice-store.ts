import { createStore } from '@galley/core/store'

/** A notice at the bottom of the window with one action. */
export interface Notice {
  text: string
  action: string
  onAction: () => void
  /** Called when the reader closes the notice. */
  onClose?: () => void
}

export const pageNotice = createStore<Notice | undefined>(undefined)

/** Hides a notice, unless another one has replaced it. */
export function hideNotice(notice: Notice | undefined) {
  if (pageNotice.getState() === notice) pageNotice.setState(undefined)
}
