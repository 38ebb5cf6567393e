/** The worker is busy at first, so the dialog is rendered before. */
const PREPARE_DELAY_MS = 50

/** What renders the dialog, and the engine behind it. Loads when somebody reaches for the search, with what the first search needs. */
export async function loadDialog() {
  const { prepareSearch, SiteDialog } = await import('./site-dialog')
  setTimeout(prepareSearch, PREPARE_DELAY_MS)
  return SiteDialog
}
