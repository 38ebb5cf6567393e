import { editorLayer } from '@galley/app/editor-layer'
import { AGAINST_NAME, API_NAME, BRANCH_NAME, TOKEN_NAME } from '@galley/core/preview'
import { site } from '@galley/site'
import { reloadPage } from '@galley/start/load-document'
import { IN_FRAGMENT, IN_QUERY, isPreviewKept, readPreviewToken } from '@galley/start/preview-token'
import { ownKey, withStorage } from '@galley/start/storage'
import { globalHistory } from '@reach/router'

/** The query (without a token) and the token of the URL that opened this window. Empty for visitors. */
export const previewStart: { search?: string; token?: string } = {}

/** Removes the token from the URL before any other code can read it. An empty token turns the preview off. */
export function takePreviewToken() {
  if (!site.preview.api) return
  const { href, hash } = location
  let { search } = location
  const token = readPreviewToken()
  if (token !== undefined) {
    if (!token) forgetPreview()
    search = search.replace(RegExp(IN_QUERY, 'g'), '').replace(/^&/, '?')
    const heading = hash.replace(RegExp(IN_FRAGMENT, 'g'), '').replace(/^&/, '#')
    // The router has already read the URL, so use the router to navigate.
    void globalHistory.navigate(Object.assign(new URL(href), { search, hash: heading }).href, { replace: true })
  }
  if (token ?? isPreviewKept()) Object.assign(previewStart, { search }, token && { token })
  // A preview link to the open page changes only the fragment, which loads no document.
  addEventListener('hashchange', () => {
    if (IN_FRAGMENT.test(location.hash)) reloadPage()
  })
}

/** Turns the preview off, for later visits as well. */
export function forgetPreview() {
  delete previewStart.search
  delete previewStart.token
  delete editorLayer.load
  delete editorLayer.hasToken
  document.cookie = `${TOKEN_NAME}=; Path=${site.basePath}/; Max-Age=0`
  // A browser that forbids the storage has stored nothing.
  withStorage(() => {
    for (const key of [TOKEN_NAME, API_NAME, BRANCH_NAME, AGAINST_NAME]) sessionStorage.removeItem(ownKey(key))
  })
}
