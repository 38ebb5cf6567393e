import { isOff } from './is-off'

/**
 * Encodes a malformed hash of the URL, such as "#100%". Gatsby (gatsby-react-router-scroll 6.16) decodes the hash outside of every error
 * boundary, so a malformed hash would leave an empty page.
 */
export function repairHash() {
  if (isOff('hash-repair')) return
  const { href, hash } = window.location
  try {
    decodeURIComponent(hash)
  } catch {
    const url = Object.assign(new URL(href), { hash: encodeURIComponent(hash.slice(1)) })
    window.history.replaceState(window.history.state, '', url)
  }
}
