import { LATEST_BUILD_FILE, type LatestBuild } from '~/lib/build-manifest'
import { whenIdle } from '~/lib/when-idle'

declare global {
  interface Window {
    /** The id of the build that this page is of, once it is known; the application compares it with later ones. */
    ownBuild?: string
  }
}

/** The build is asked for so long after the page has loaded, when it is idle. */
export const FIRST_FETCH_DELAY_MS = 1000

/** Learns which build the page is of. The HTML cannot say: it would be another after every build. */
export function learnOwnBuild() {
  addEventListener('load', () => setTimeout(() => whenIdle(askBuild), FIRST_FETCH_DELAY_MS))
}

const askBuild = () =>
  void fetch(`${LATEST_BUILD_FILE}?${Date.now()}`, { cache: 'no-store' })
    .then((answer) => answer.json() as Promise<LatestBuild>)
    .then(
      ({ id }) => (window.ownBuild ??= id),
      (error: unknown) => console.warn(LATEST_BUILD_FILE, error),
    )
