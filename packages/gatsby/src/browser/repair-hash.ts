import { isOff } from './is-off'

/**
 * Gatsby decodes what follows the "#" of a URL above every boundary (gatsby-react-router-scroll 6.16): a "#100%" would leave an empty
 * page. So it is encoded before Gatsby reads it.
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
