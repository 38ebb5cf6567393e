/** Delay in milliseconds before the search worker starts, so that the dialog renders first. */
const PREPARE_DELAY_MS = 50

/** Loads the dialog, and prefetches the files of the first search. Called when a reader points at the search button or opens the search. */
export async function loadDialog() {
  const { prepareSearch, SearchDialog } = await import('./dialog/search-dialog')
  setTimeout(prepareSearch, PREPARE_DELAY_MS)
  return SearchDialog
}
