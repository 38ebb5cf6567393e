/** What the URL of the page asks to look for, and in which area. */
export function readQuery() {
  const query = new URLSearchParams(location.search)
  const text = query.get('q')
  return text === null ? undefined : { text, area: query.get('area') ?? undefined }
}

const QUERY = /^(q|area)(=|$)/

/** Takes the query out of the URL, and nothing else. */
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
