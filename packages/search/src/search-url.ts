/** Reads text and area of a search from the URL. Returns undefined without `?q=`. */
export function readQuery() {
  const query = new URLSearchParams(location.search)
  const text = query.get('q')
  return text === null ? undefined : { text, area: query.get('area') ?? undefined }
}

/** Removes text and area of a search from the URL, and keeps other parameters. */
export function dropQuery() {
  if (!readQuery()) return
  const url = new URL(location.href)
  const parts = url.search.slice(1).split('&')
  url.search = parts.filter((part) => !/^(q|area)(=|$)/.test(part)).join('&')
  history.replaceState(history.state, '', url)
}
