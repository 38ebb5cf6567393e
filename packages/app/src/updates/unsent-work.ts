import { PRESSED_TAB } from '@galley/start/marks'

type Field = HTMLElement & { value?: string }

const edited = new Set<Field>()

/** Notes which fields the reader writes in, and those where they have written before this code had loaded. */
export function watchUnsentWork() {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value !== field.defaultValue) edited.add(field)
  document.addEventListener('input', ({ target }) => edited.add(target as Field), true)
  document.addEventListener('submit', ({ target }) => {
    for (const field of edited) if ((target as HTMLFormElement).contains(field)) edited.delete(field)
  })
}

/** Whether a reload would take text from the reader that they have not sent, or close a dialog or a tab. */
export function hasUnsentWork() {
  if (document.querySelector(`[role="dialog"], [role="alertdialog"], dialog[open], ${PRESSED_TAB}`)) return true
  return [...edited].some((field) => field.isConnected && (field.value ?? field.textContent) !== '')
}
