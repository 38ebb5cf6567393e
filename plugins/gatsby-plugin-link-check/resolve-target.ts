/** The path and hash that a link leads to, percent-encoded and without the query, or undefined when it leaves the site of the page. */
export function resolveTarget(link: string, page: URL): string | undefined {
  // No browser can open it, so no page will be found under it.
  if (!URL.canParse(link, page)) return link
  const { origin, pathname, hash } = new URL(link, page)
  return origin === page.origin ? pathname + hash : undefined
}
