import { TAB_CHOICES_KEY } from '~/lib/tab-choice'

/** Whether the reader ever chose a tab that sets share. */
export function hasTabChoices() {
  try {
    return localStorage.getItem(TAB_CHOICES_KEY) !== null
  } catch {
    // Where storage is forbidden, nothing is remembered.
    return false
  }
}
