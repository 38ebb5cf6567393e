/** What the URL of the page asks to look for, and in which area. */
export function readQuery() {
  const query = new URLSearchParams(location.search)
  const text = query.get('q')
  return text === null ? undefined : { text, area: query.get('area') ?? undefined }
}

const QUERY = /^(q|area)(=|$)/

/** Takes the query out of the URL, and nothing else. */
export function dropQuery() {
  const { pathname, search, hash } = location
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !QUERY.test(part))
    .join('&')
  const next = rest && `?${rest}`
  if (readQuery()) history.replaceState(history.state, '', pathname + next + hash)
}
