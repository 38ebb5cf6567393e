type Field = HTMLElement & { value?: string }

const edited = new Set<Field>()

/** Notes which fields the reader writes in. */
export function watchUnsentWork() {
  document.addEventListener('input', ({ target }) => edited.add(target as Field), true)
  document.addEventListener('submit', ({ target }) => {
    for (const field of edited) if ((target as HTMLFormElement).contains(field)) edited.delete(field)
  })
}

/** Whether a reload would take text from the reader that they have not sent, or close a dialog. */
export function hasUnsentWork() {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return true
  return [...edited].some((field) => field.isConnected && (field.value ?? field.textContent) !== '')
}
