import { BRANCH_PARAMETER, PREVIEW_PARAMETER } from './preview-api'

/**
 * Returns a link that opens a page in preview. The token is in the fragment, which browsers never send, so that it does not appear in logs and
 * `Referer` headers.
 */
export function previewLink(page: string, { token, branch }: { token: string; branch?: string | undefined }) {
  const url = new URL(page)
  if (branch) url.searchParams.set(BRANCH_PARAMETER, branch)
  const heading = url.hash && `${url.hash}&`
  url.hash = `${heading}${PREVIEW_PARAMETER}=${token}`
  return url.href
}

/** Returns the token in the fragment of a link, or in the query, as in older links; undefined without a token. */
export function findLinkToken(link: string) {
  const [page = '', fragment] = link.split('#')
  const parts = [fragment, page.split('?')[1]]
  return parts.map((part) => new URLSearchParams(part).get(PREVIEW_PARAMETER)).find((token) => token !== null)
}
