declare global {
  interface Window {
    /** Page component to its scripts; Gatsby reads it to fetch ahead what links lead to. */
    ___chunkMapping?: string | Record<string, string[]>
  }
}

/** A site with slices is built with this map as text in a text (gatsby 5.16.1), and nothing is fetched ahead. */
export function repairChunkMap() {
  if (typeof window.___chunkMapping === 'string') {
    window.___chunkMapping = JSON.parse(window.___chunkMapping) as Record<string, string[]>
  }
}

/**
 * Gatsby decodes what follows the "#" of a URL above every boundary (gatsby-react-router-scroll 6.16): a "#100%" would leave an empty
 * page. So it is encoded before Gatsby reads it.
 */
export function repairHash() {
  const { pathname, search, hash } = window.location
  try {
    decodeURIComponent(hash)
  } catch {
    window.history.replaceState(window.history.state, '', `${pathname}${search}#${encodeURIComponent(hash.slice(1))}`)
  }
}
