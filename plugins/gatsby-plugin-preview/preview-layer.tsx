import { createPreview } from '@galley/preview/client'
import { setDraftSearch } from '@galley/search'
import { loadTemplate } from './load-template'
import { forgetPreview, previewStart } from './preview-token'

/** The preview of this window, connected to the search and the templates of the site. */
export const PreviewLayer = createPreview({
  search: previewStart.search ?? '',
  token: previewStart.token,
  loadTemplate,
  setDraftSearch,
  forget: forgetPreview,
})
