import { globalHistory } from '@reach/router'
import { API_NAME, TOKEN_NAME } from '~/lib/preview'
import { site } from '~/site'

/** The query that this window was opened with, token included, when it shows drafts to an editor. */
export const previewStart: { search?: string } = {}

// Every visitor has this code, so it is short.
const PARAMETER = /[?&]preview(?:=([^&]*))?(?=&|$)/

/** Takes the token of a preview out of the URL, before any other code can read it; an empty one turns the preview off. */
export function takePreviewToken() {
  if (!site.preview.api) return
  const { pathname, search, hash } = location
  const found = PARAMETER.exec(search)
  if (found) {
    if (!found[1]) forgetPreview()
    const rest = search.replace(RegExp(PARAMETER, 'g'), '').replace(/^&/, '?')
    // The router has already read the URL, so it has to be updated.
    void globalHistory.navigate(pathname + rest + hash, { replace: true })
  }
  if (found ? found[1] : isKept()) previewStart.search = search
}

/** Turns the preview off, for the visits to come too. */
export function forgetPreview() {
  delete previewStart.search
  document.cookie = `${TOKEN_NAME}=; Path=/; Max-Age=0`
  askStorage((storage) => {
    storage.removeItem(TOKEN_NAME)
    storage.removeItem(API_NAME)
  })
}

const isKept = () => document.cookie.includes(`${TOKEN_NAME}=`) || askStorage((storage) => storage.getItem(TOKEN_NAME))

/** The storage of the tab may be forbidden; then there is nothing in it. */
function askStorage<Answer>(ask: (storage: Storage) => Answer) {
  try {
    return ask(sessionStorage)
  } catch {
    return undefined
  }
}
