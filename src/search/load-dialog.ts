/** What draws the dialog, and the engine behind it. Comes when somebody reaches for the search, with what the first search needs. */
export async function loadDialog() {
  const { prepareSearch, SiteDialog } = await import('./site-dialog')
  prepareSearch()
  return SiteDialog
}
