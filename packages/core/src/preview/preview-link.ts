import { BRANCH_PARAMETER, PREVIEW_PARAMETER } from './preview-api'

/** A link that opens a page in preview. The token is in the fragment: browsers send it to no server, so it gets into no log and no `Referer`. */
export function previewLink(page: string, { token, branch }: { token: string; branch?: string | undefined }) {
  const url = new URL(page)
  if (branch) url.searchParams.set(BRANCH_PARAMETER, branch)
  const heading = url.hash && `${url.hash}&`
  url.hash = `${heading}${PREVIEW_PARAMETER}=${token}`
  return url.href
}

/** The token in a link, whether in its fragment or, as in older links, in its query; undefined when there is none. */
export function findLinkToken(link: string) {
  const [page = '', fragment] = link.split('#')
  const parts = [fragment, page.split('?')[1]]
  return parts.map((part) => new URLSearchParams(part).get(PREVIEW_PARAMETER)).find((token) => token !== null)
}
