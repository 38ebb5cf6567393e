import { createStore } from '@galley/core/store'

/** What the page has to say of itself, at the bottom of the window, with one thing to do. */
export interface Notice {
  text: string
  action: string
  onAction: () => void
  /** Called when the reader closes it instead. @default nothing */
  onClose?: () => void
}

export const pageNotice = createStore<Notice | undefined>(undefined)

/** Hides a notice, unless another one has replaced it. */
export function hideNotice(notice: Notice | undefined) {
  if (pageNotice.getState() === notice) pageNotice.setState(undefined)
}
