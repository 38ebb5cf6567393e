import { editorLayer } from '@galley/app/editor-layer'
import { AGAINST_NAME, API_NAME, BRANCH_NAME, TOKEN_NAME } from '@galley/core/preview'
import { site } from '@galley/site'
import { reloadPage } from '@galley/start/load-document'
import { IN_FRAGMENT, IN_QUERY, isPreviewKept, readPreviewToken } from '@galley/start/preview-token'
import { withStorage } from '@galley/start/storage'
import { globalHistory } from '@reach/router'

/** The query that this window was opened with, without a token, and the token of its URL, when it shows drafts to an editor. */
export const previewStart: { search?: string; token?: string } = {}

/** Takes the token of a preview out of the URL, before any other code can read it; an empty one turns the preview off. */
export function takePreviewToken() {
  if (!site.preview.api) return
  const { href, hash } = location
  let { search } = location
  const token = readPreviewToken()
  if (token !== undefined) {
    if (!token) forgetPreview()
    search = search.replace(RegExp(IN_QUERY, 'g'), '').replace(/^&/, '?')
    const heading = hash.replace(RegExp(IN_FRAGMENT, 'g'), '').replace(/^&/, '#')
    // The router has already read the URL, so it has to be updated.
    void globalHistory.navigate(Object.assign(new URL(href), { search, hash: heading }).href, { replace: true })
  }
  if (token ?? isPreviewKept()) Object.assign(previewStart, { search }, token && { token })
  // Another link to the page that is open changes its fragment only, and loads nothing.
  addEventListener('hashchange', () => {
    if (IN_FRAGMENT.test(location.hash)) reloadPage()
  })
}

/** Turns the preview off, for the visits to come too. */
export function forgetPreview() {
  delete previewStart.search
  delete previewStart.token
  delete editorLayer.load
  delete editorLayer.hasToken
  document.cookie = `${TOKEN_NAME}=; Path=/; Max-Age=0`
  // The storage of the tab may be forbidden; then there is nothing in it.
  withStorage(() => {
    for (const key of [TOKEN_NAME, API_NAME, BRANCH_NAME, AGAINST_NAME]) sessionStorage.removeItem(key)
  })
}
