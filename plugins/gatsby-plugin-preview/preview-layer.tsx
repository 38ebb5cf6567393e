import { DRAFT_MANIFEST_PATH, draftDumpPath, draftQueryPath } from '@galley/core/preview'
import { createPreview } from '@galley/preview/client'
import { setContentUrls } from '@galley/query/client'
import { setDraftSearch } from '@galley/search'
import { prepareContent } from '@galley/theme/content'
import { loadTemplate } from './load-template'
import { forgetPreview, previewStart } from './preview-token'

/** The preview of this window, connected to the search, the queries and the templates of the site. */
export const PreviewLayer = createPreview({
  search: previewStart.search ?? '',
  token: previewStart.token,
  loadTemplate,
  prepare: () =>
    Promise.all([
      prepareContent(),
      import(/* webpackChunkName: "content" */ '@galley/theme/page-components/docs-content'),
    ]),
  setDraftSearch,
  setContentServer: (server) =>
    setContentUrls(
      server && {
        manifest: server.urlOf(DRAFT_MANIFEST_PATH),
        dumpOf: (collection) => server.urlOf(draftDumpPath(collection)),
        queryOf: (collection) => server.urlOf(draftQueryPath(collection)),
        headers: server.headers,
      },
    ),
  forget: forgetPreview,
})
