import { readQuery } from './search-address'

const QUERY = /^q(=|$)/

/** Takes the query out of the address, and nothing else. */
export function dropQuery() {
  const { pathname, search, hash } = location
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => !QUERY.test(part))
    .join('&')
  const next = rest && `?${rest}`
  if (readQuery() !== null) history.replaceState(history.state, '', pathname + next + hash)
}
