/** Reads text and area of a search from the URL. Returns undefined without `?q=`. */
export function readQuery() {
  const query = new URLSearchParams(location.search)
  const text = query.get('q')
  return text === null ? undefined : { text, area: query.get('area') ?? undefined }
}

const QUERY = /^(q|area)(=|$)/

/** Removes text and area of a search from the URL, and keeps other parameters. */
export function dropQuery() {
  const url = new URL(location.href)
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((part) => !QUERY.test(part))
    .join('&')
  if (!readQuery()) return
  url.search = rest
  history.replaceState(history.state, '', url)
}
