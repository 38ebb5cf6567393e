import { PRESSED_TAB } from '@galley/start/marks'

type Field = HTMLElement & { value?: string }

const edited = new Set<Field>()

/** Notes the fields that the reader edits, including fields edited before this code had loaded. */
export function watchUnsentWork() {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (field.value !== field.defaultValue) edited.add(field)
  document.addEventListener('input', ({ target }) => edited.add(target as Field), true)
  document.addEventListener('submit', ({ target }) => {
    for (const field of edited) if ((target as HTMLFormElement).contains(field)) edited.delete(field)
  })
}

/** Returns true if a reload would lose unsent text, an open dialog, or the reader's choice in a set of tabs. */
export function hasUnsentWork() {
  if (document.querySelector(`[role="dialog"], [role="alertdialog"], dialog[open], ${PRESSED_TAB}`)) return true
  return [...edited].some((field) => field.isConnected && (field.value ?? field.textContent) !== '')
}
