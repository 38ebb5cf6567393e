import { readQuery } from './search-address'

const QUERY = /^(q|area)(=|$)/

/** Takes the query out of the address, and nothing else. */
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
